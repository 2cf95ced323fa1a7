/** Smaller ones are signs in the text; larger ones are scans, which are text as well. */
const PICTURE = { least: 0.004, most: 0.7 };

/** As much of a drawn page as is needed here. */
interface DrawnPage {
  div: HTMLElement;
  canvas?: HTMLCanvasElement | null;
  imageCoordinates?: ArrayLike<number> | null;
}

/** Dark pages are turned inside out; their pictures are laid over them as they were. */
export const layPictures = ({ div, canvas, imageCoordinates }: DrawnPage): void => {
  removePictures(div);
  if (!canvas || !imageCoordinates) return;
  for (let at = 0; at + 5 < imageCoordinates.length; at += 6) {
    const picture = copyOf(canvas, boxAt(imageCoordinates, at));
    if (picture) div.querySelector('.canvasWrapper')?.append(picture);
  }
};

export const removePictures = (page: HTMLElement): void => {
  for (const picture of page.querySelectorAll('.night-picture')) picture.remove();
};

/** Three corners, as shares of the page; the box around them. */
const boxAt = (corners: ArrayLike<number>, at: number) => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = Array.from(
    { length: 6 },
    (_, next) => corners[at + next],
  );
  const [x4, y4] = [x2 + x3 - x1, y2 + y3 - y1];
  const within = (value: number) => Math.min(1, Math.max(0, value));
  const [left, top] = [within(Math.min(x1, x2, x3, x4)), within(Math.min(y1, y2, y3, y4))];
  const [right, bottom] = [within(Math.max(x1, x2, x3, x4)), within(Math.max(y1, y2, y3, y4))];
  return { left, top, width: right - left, height: bottom - top };
};

const copyOf = (
  page: HTMLCanvasElement,
  { left, top, width, height }: ReturnType<typeof boxAt>,
): Element | null => {
  const share = width * height;
  if (share < PICTURE.least || share > PICTURE.most) return null;
  const picture = document.createElement('canvas');
  picture.className = 'night-picture';
  picture.width = Math.max(1, Math.round(width * page.width));
  picture.height = Math.max(1, Math.round(height * page.height));
  picture
    .getContext('2d')
    ?.drawImage(
      page,
      Math.round(left * page.width),
      Math.round(top * page.height),
      picture.width,
      picture.height,
      0,
      0,
      picture.width,
      picture.height,
    );
  Object.assign(picture.style, {
    left: `${left * 100}%`,
    top: `${top * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
  });
  return picture;
};
