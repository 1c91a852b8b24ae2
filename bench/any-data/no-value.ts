/**
 * Words of the program where a value is missing, in the picture or in its title and description.
 */
import type { Fault, Picture } from './picture.ts'

const noValue = /\b(?:undefined|NaN|Infinity)\b|\[object /

/** What the picture says of values that there are not; data may say these words themselves. */
export function wordsOfNoValue(data: unknown, { scene }: Picture): Fault[] {
  if (noValue.test(JSON.stringify(data))) return []
  const drawn = scene.elements.flatMap((element) =>
    'text' in element && element.text !== undefined ? [element.text] : [],
  )
  return [scene.title, scene.description, ...drawn]
    .filter((words) => noValue.test(words))
    .map((words) => ({ kind: 'false: a value that is missing', what: words }))
}
