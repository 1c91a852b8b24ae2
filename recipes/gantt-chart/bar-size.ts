/** Sizes of the marks of a plan, in pixels. */

/** The height of a bar; from the middle of a milestone to its tips, planned or as things are. */
export const taskHeight = 14
export const milestoneReach = 7
