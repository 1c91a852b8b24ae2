/**
 * How large a diamond is around words.
 */

/**
 * Words of w by h fit a diamond of W by H when w / W + h / H is at most 1. Flatter than 1.73 : 1, an arrow into a side
 * tip would meet the outline at less than 30 degrees (R09): such diamonds are entered from above or below.
 */
export const diamondNeed = (w: number, h: number, ratio: number): { w: number; h: number } => ({
  w: w + 8 + ratio * (h + 4),
  h: (w + 8) / ratio + h + 4,
})
