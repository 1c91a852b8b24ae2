/**
 * How large shapes with slanted sides are around words.
 */

/**
 * Words of w by h fit a diamond of W by H when w / W + h / H is at most 1. Flatter than 1.73 : 1, an arrow into a side
 * tip would meet the outline at less than 30 degrees (R09): such diamonds are entered from above or below.
 */
export const diamondNeed = (w: number, h: number, ratio: number): { w: number; h: number } => ({
  w: w + 8 + ratio * (h + 4),
  h: (w + 8) / ratio + h + 4,
})

/**
 * Words fit half of the width and half of the height of a triangle. Flatter than 3.46 : 1, an arrow from the left or the
 * right would meet its side at less than 30 degrees (R09); 2.5 leaves room for triangles that are made wider.
 */
export const triangleNeed = (w: number, h: number): { w: number; h: number } => {
  const wide = 2 * w + 16
  return { w: wide, h: Math.max(2 * h + 16, wide / 2.5) }
}
