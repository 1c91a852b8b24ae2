/**
 * The scene language in words short enough for a model's prompt: what it must know to edit and draw a scene.
 */
import { colors, limits } from '../scene/limits.ts'

/** How a scene is built and drawn. */
export const sceneRules =
  'A scene is a canvas of width × height pixels with elements drawn in order, from y = 0 at the top: ' +
  'box (x, y, w, h), text (x, y is the baseline, text, size 16, align start | middle | end, mono, bold), ' +
  'line (x, y, x2, y2), path (d, as in SVG), circle (x, y, r). ' +
  `fill and stroke take a colour token: ${colors.join(', ')}; line, path and box may be dashed, line and path may end in an arrow. ` +
  `At most ${limits.elements} elements; no other property is allowed.`
