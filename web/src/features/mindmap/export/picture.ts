const PROPERTIES = ['fill', 'stroke', 'stroke-width', 'stroke-opacity', 'font', 'text-anchor'] as const;
const SMOOTH = 2;
/** More pixels than this many browsers refuse. */
const MOST_PIXELS = 32_000_000;
const LONGEST_SIDE = 12_000;

/** Colours as every program reads them: the page's own may be written in a way that only browsers know. */
const makeColours = () => {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map<string, string>();
  return (colour: string): string => {
    if (!context || colour === 'none' || colour.startsWith('url')) return colour;
    const before = known.get(colour);
    if (before !== undefined) return before;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    const plain = alpha === 0 ? 'none' : `rgb(${red}, ${green}, ${blue})`;
    known.set(colour, plain);
    return plain;
  };
};

/** The drawing as a file of its own: looks written into it, nothing of the page needed. */
export const svgOf = (drawing: SVGSVGElement): string => {
  const plainColour = makeColours();
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const sources = drawing.querySelectorAll<SVGElement>('*');
  for (const [index, element] of copy.querySelectorAll<SVGElement>('*').entries()) {
    const source = sources[index];
    if (!source) continue;
    const style = getComputedStyle(source);
    for (const name of PROPERTIES) {
      const value = style.getPropertyValue(name);
      if (name === 'font') element.style.setProperty(name, value);
      else if (value !== '')
        element.setAttribute(name, name === 'fill' || name === 'stroke' ? plainColour(value) : value);
    }
    for (const { name } of Array.from(element.attributes))
      if (name.startsWith('aria-') || name.startsWith('data-') || name === 'role' || name === 'class')
        element.removeAttribute(name);
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `0 0 ${drawing.width.baseVal.value} ${drawing.height.baseVal.value}`);
  copy.removeAttribute('class');
  copy.removeAttribute('role');
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  paper.setAttribute('width', '100%');
  paper.setAttribute('height', '100%');
  paper.setAttribute('fill', plainColour(getComputedStyle(document.body).backgroundColor));
  copy.prepend(paper);
  return new XMLSerializer().serializeToString(copy);
};

/** The same in pixels, twice as fine as the screen where that is not too large. */
export const pngOf = async (drawing: SVGSVGElement): Promise<Blob> => {
  const width = drawing.width.baseVal.value;
  const height = drawing.height.baseVal.value;
  const scale = Math.min(
    SMOOTH,
    Math.sqrt(MOST_PIXELS / (width * height)),
    LONGEST_SIDE / Math.max(width, height),
  );
  const image = new Image();
  const url = URL.createObjectURL(new Blob([svgOf(drawing)], { type: 'image/svg+xml' }));
  try {
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
};
