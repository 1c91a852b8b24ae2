/**
 * A scene drawn once with open color slots, to be painted in many looks.
 *
 * Painting is a join of ready pieces: all twelve looks cost little more than three renders.
 */
import { type Color, colors } from '../scene/limits.ts'
import type { Scene } from '../scene/scene.ts'
import { type Colors, colorsOf, type Look } from './palette.ts'
import { drawScene } from './render-scene.ts'

/** An SVG whose colors are still open: with a look it becomes SVG text. */
export type CompiledScene = (look: Look) => string

/** Draws a scene up to its colors; `compileScene(scene)(look)` equals `renderScene(scene, look)`. */
export function compileScene(scene: Scene): CompiledScene {
  const [first = '', ...rest] = drawScene(scene, slotted).split(slotPattern)
  const pieces = rest.map((piece) => ({ token: tokenAt(piece), text: piece.slice(1) }))
  return (look) => {
    const palette = colorsOf(look)
    let svg = first
    for (const { token, text } of pieces) svg += palette[token] + text
    return svg
  }
}

const painted = (color: Color): color is Exclude<Color, 'none'> => color !== 'none'

/** What a look gives a color: the page, and every token but none. */
const tokens = ['page', ...colors.filter(painted)] as const

// Slots are the control characters that escaped text never contains; one byte each, so that strings stay small.
const firstSlot = 0x80

const slotted: Colors = {
  ...(Object.fromEntries(tokens.map((token, index) => [token, String.fromCharCode(firstSlot + index)])) as Omit<
    Colors,
    'none'
  >),
  none: 'none',
}

/** Splits before each slot. */
const slotPattern = /(?=[\x80-\x9f])/

const tokenAt = (piece: string): (typeof tokens)[number] => tokens[piece.charCodeAt(0) - firstSlot] ?? 'page'

const slotCount = 0x20

if (tokens.length > slotCount) throw new Error(`there are ${tokens.length} tokens and ${slotCount} slots`)
