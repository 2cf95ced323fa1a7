/** A picture's size in its own pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The square that is kept, in the picture's own pixels. */
export interface Crop {
  left: number;
  top: number;
  side: number;
}

/** How far one can zoom in. */
export const LARGEST_ZOOM = 4;

/** The largest square, in the middle. */
export const wholeOf = (picture: PictureSize): Crop => {
  const side = Math.min(picture.width, picture.height);
  return { left: (picture.width - side) / 2, top: (picture.height - side) / 2, side };
};

/** The same square moved, never out of the picture. */
export const moved = (crop: Crop, right: number, down: number, picture: PictureSize): Crop => ({
  side: crop.side,
  left: between(0, crop.left + right, picture.width - crop.side),
  top: between(0, crop.top + down, picture.height - crop.side),
});

/** The square at another zoom, around the same middle where the picture allows it. */
export const zoomedTo = (crop: Crop, zoom: number, picture: PictureSize): Crop => {
  const side = Math.min(picture.width, picture.height) / between(1, zoom, LARGEST_ZOOM);
  const shift = (crop.side - side) / 2;
  return moved({ ...crop, side }, shift, shift, picture);
};

/** How far in the square is zoomed; 1 is the largest square. */
export const zoomOf = (crop: Crop, picture: PictureSize): number =>
  Math.min(picture.width, picture.height) / crop.side;

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));
