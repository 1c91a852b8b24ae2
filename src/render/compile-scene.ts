/**
 * A scene drawn once with slots for its colors, to be painted in many looks.
 *
 * Painting joins prepared pieces: all twelve looks cost little more than three renders.
 */
import type { Scene } from '../scene/scene.ts'
import { type Colors, colorsOf, type Look, shades } from './palette.ts'
import { drawScene } from './render-scene.ts'

/** Returns the scene as SVG text in a look. */
export type CompiledScene = (look: Look) => string

/** Draws a scene except for its colors; `compileScene(scene)(look)` equals `renderScene(scene, look)`. */
export function compileScene(scene: Scene): CompiledScene {
  const [first = '', ...rest] = drawScene(scene, slotted).split(slotMark)
  const slots = rest.map((piece) => piece.charCodeAt(0) - firstSlot)
  const texts = rest.map((piece) => piece.slice(1))
  return (look) => {
    const palette = colorsOf(look)
    const painted = shades.map((shade) => palette[shade])
    let svg = first
    for (let index = 0; index < slots.length; index++) svg += painted[slots[index]!]! + texts[index]!
    return svg
  }
}

// A slot is a control character that escaped text never contains, and its shade's letter; one byte each, so that
// strings stay small.
const slotMark = '\x80'

const firstSlot = 'a'.charCodeAt(0)

const slotOf = (index: number): string => slotMark + String.fromCharCode(firstSlot + index)

const slotted = Object.fromEntries(shades.map((shade, index) => [shade, slotOf(index)])) as Colors
