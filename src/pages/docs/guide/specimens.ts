/**
 * The small scenes that the documentation shows: one for each element, option and token.
 *
 * They are ordinary scenes, read and rendered like those of the catalog.
 */
import { colors } from '../../../scene/limits.ts'
import type { Scene } from '../../../scene/scene.ts'
import { elementSpecimens, type SpecimenScene, specimen } from './element-specimens.ts'

/** A specimen's canvas has the smallest height a scene may have, so that a table of them stays short. */
const canvas = { version: 1, width: 240, height: 100 } as const

/** A token as a fill with an outline, without one and as a half-tone, as a stroke and as the color of a text. */
const tokens: Record<string, SpecimenScene> = Object.fromEntries(
  colors.map((token) => [
    `token-${token}`,
    specimen(`The token ${token}`, `Boxes filled in ${token}, an arrow in ${token}, and a text in ${token}.`, [
      { type: 'box', x: 12, y: 28, w: 32, h: 44, fill: token, stroke: 'rule' },
      { type: 'box', x: 52, y: 28, w: 32, h: 44, fill: token, stroke: 'none' },
      { type: 'box', x: 92, y: 28, w: 32, h: 44, fill: token, stroke: 'none', dashed: true },
      { type: 'line', x: 136, y: 50, x2: 176, y2: 50, stroke: token, arrow: true },
      { type: 'text', x: 188, y: 57, text: 'Ag 4', size: 20, fill: token },
    ]),
  ]),
)

const look: SpecimenScene = specimen(
  'Two boxes and a message',
  'An arrow leads from a service to a store, which is highlighted.',
  [
    { type: 'box', x: 16, y: 24, w: 80, h: 52 },
    { type: 'box', x: 144, y: 24, w: 80, h: 52, fill: 'soft', stroke: 'accent' },
    { type: 'line', x: 96, y: 50, x2: 144, y2: 50, arrow: true },
    { type: 'text', x: 56, y: 56, text: 'API', align: 'middle' },
    { type: 'text', x: 184, y: 56, text: 'Store', align: 'middle', fill: 'accent', bold: true },
  ],
)

/** Every specimen by its name. */
export const specimens: Readonly<Record<string, Scene>> = Object.fromEntries(
  Object.entries({ ...elementSpecimens, ...tokens, look }).map(([name, drawn]) => [name, { ...canvas, ...drawn }]),
)
