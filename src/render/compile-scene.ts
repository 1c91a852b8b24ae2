/**
 * A scene drawn once with open colour slots, to be painted in many looks.
 *
 * Painting is a join of ready pieces: all twelve looks cost little more than three renders.
 */
import { colors } from '../scene/limits.ts'
import type { Scene } from '../scene/scene.ts'
import { type Colors, colorsOf, type Look } from './palette.ts'
import { drawScene } from './render-scene.ts'

/** A picture whose colours are still open: give it a look, get the SVG text. */
export type CompiledScene = (look: Look) => string

const tokens = ['page', ...colors.filter((color) => color !== 'none')] as const

// Slots are control characters, which escaped text never holds; tab and newline are not among them.
const firstSlot = 0x0e
const slotted = Object.fromEntries(
  tokens.map((token, index) => [token, String.fromCharCode(firstSlot + index)]),
) as Colors

/** Draws a scene up to its colours; `compileScene(scene)(look)` equals `renderScene(scene, look)`. */
export const compileScene = (scene: Scene): CompiledScene => {
  const template = drawScene(scene, { ...slotted, none: 'none' })
  const pieces = template.split(/[\x0e-\x16]/)
  const slots: (keyof Colors)[] = []
  for (const match of template.matchAll(/[\x0e-\x16]/g)) slots.push(tokens[match[0].charCodeAt(0) - firstSlot]!)
  return (look) => {
    const palette = colorsOf(look)
    let svg = pieces[0]!
    for (let index = 0; index < slots.length; index++) svg += palette[slots[index]!] + pieces[index + 1]!
    return svg
  }
}
