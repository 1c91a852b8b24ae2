/**
 * What is typed is seen in the diagram at once: the words of a part are replaced where they stand, until the drawing of
 * the new data is there, which may take long for a graph.
 */
import type { Part } from '../../catalog/recipe.ts'
import type { Scene } from '../../scene/scene.ts'
import { isWithin, type Json, type JsonPath, pathText } from '../json-path.ts'

type Drawn = { scene: Scene; parts: readonly Part[] }

/** A value that was drawn, and what it is by now. */
export type Typed = { path: JsonPath; before: Json | undefined; after: Json | undefined }

/** The drawing with other words in the lines that show a value; the same drawing if none show exactly that. */
export function echoed<Shown extends Drawn>(shown: Shown, { path, before, after }: Typed): Shown {
  if (typeof before !== 'string' || typeof after !== 'string' || before === '' || before === after) return shown
  const at = pathText(path)
  const own = shown.parts.filter((part) => isWithin(at, part.at) && part.at !== '')
  const [found, other] = own.flatMap(({ elements }) => linesOf(shown.scene, elements, before))
  // Words that stand twice, or a value that is one of several: which one is meant, only the drawing says.
  if (found === undefined || other !== undefined) return shown
  const rest = restAfter(found.above, after)
  if (rest === undefined) return shown
  const elements = shown.scene.elements.map((element, index) =>
    index === found.last && element.type === 'text' ? { ...element, text: rest } : element,
  )
  return { ...shown, scene: { ...shown.scene, elements } }
}

type Lines = { last: number; above: string[] }

/** The texts that are, line after line, exactly these words: the index of the last, and the lines above it. */
const linesOf = ({ elements }: Scene, indexes: readonly number[], words: string): Lines[] => {
  const texts = indexes.flatMap((index) => {
    const element = elements[index]
    return element?.type === 'text' ? [{ index, text: element.text }] : []
  })
  return texts.flatMap((_, first) => {
    for (let last = first; last < texts.length; last++) {
      const lines = texts.slice(first, last + 1).map(({ text }) => text)
      if (restAfter(lines, words) === '') return [{ last: texts[last]!.index, above: lines.slice(0, -1) }]
    }
    return []
  })
}

/** What follows these lines in the words, which break at spaces or within a long word; undefined if they differ. */
const restAfter = (lines: readonly string[], words: string): string | undefined =>
  lines.reduce<string | undefined>(
    (rest, line) => (rest?.startsWith(line) ? rest.slice(line.length).replace(/^[ \n]/, '') : undefined),
    words,
  )
