/**
 * The options of `draw` that say what a drawing is for: its place, and the part of a graph that it shows.
 */
import { deepest } from '../../../drawing/data/graph-part.ts'
import { type Aspect, aspects, type DrawOptions } from '../../../drawing/draw-options.ts'
import { usageError } from '../cli-error.ts'
import { stripControls } from '../terminal.ts'
import { textOf, type Values } from '../values.ts'

/** Reads `--aspect`, `--around` and `--depth`. */
export function readDrawOptions(values: Values): DrawOptions {
  const [around, depth] = [textOf(values, 'around'), textOf(values, 'depth')]
  if (around === undefined && depth !== undefined) throw usageError('--depth needs the middle: --around NAME.')
  const aspect = aspects.find((each): each is Aspect => each === values['aspect'])
  return { aspect, ...(around === undefined ? {} : { part: { around, depth: readDepth(depth) } }) }
}

const readDepth = (text = '1'): number => {
  const depth = Number(text)
  if (!/^\d+$/.test(text) || depth > deepest)
    throw usageError(`--depth must be a whole number from 0 to ${deepest}, got "${stripControls(text)}".`)
  return depth
}
