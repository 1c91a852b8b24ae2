/**
 * The unit of the board: 8 px. Nodes, walls and strokes lie on whole units; a node takes a slot of an even number of them, so
 * that its middle does too, and is drawn in its own size in the middle of the slot.
 */

/** Pixels in a unit. */
export const unit = 8

/** Pixels as units, not rounded. */
export const units = (pixels: number): number => pixels / unit

/** Pixels as whole units, never fewer. */
export const wholeUnits = (pixels: number): number => Math.ceil(pixels / unit - 1e-9)

/** Pixels as an even number of units. */
export const evenUnits = (pixels: number): number => 2 * wholeUnits(pixels / 2)
