/** Sizes of bars and of the words beside ribbons, in pixels. */

/** The width of bars; the least and the most room of bends; padding between words and bars. */
export const size = { bar: 12, bend: { least: 56, most: 200, dense: 32 }, over: 4, beside: 8 }

/** Padding after words beside ribbons. */
export const after = { plain: 16, dense: 8 } as const
