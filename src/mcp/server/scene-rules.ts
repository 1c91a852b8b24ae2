/**
 * The scene language, short enough for a prompt: what a model must know to edit and draw a scene.
 */
import { colors, limits } from '../../scene/limits.ts'

/** How a scene is built and drawn. */
export const sceneRules =
  'A scene is a canvas of width × height pixels; its elements are drawn in order, y grows downward. ' +
  'box: x, y, w, h, fill, stroke, dashed. ' +
  'text: x, y (the baseline), text, size (16), align (start | middle | end at x), fill, mono, bold. ' +
  'line: x, y, x2, y2, stroke, arrow (at x2, y2), dashed. ' +
  'path: d (as in SVG), fill, stroke, arrow (at its end), dashed. ' +
  'circle: x, y, r, fill, stroke. ' +
  `fill and stroke are color tokens: ${colors.join(', ')}. ` +
  `No other property is allowed, and at most ${limits.elements} elements.`
