/**
 * What an adapted scene still has of its recipe: title, description, labels, and key entries that explain nothing.
 */
import { clip } from '../../scene/clip.ts'
import type { Element, Scene } from '../../scene/scene.ts'
import type { Report } from '../rules/rule.ts'
import { type Adapted, gone, isEdge, kept, type TracedPart } from './adapted.ts'

/** A report for each leftover. Unchanged text counts only if most labels were changed. */
export function leftOver(adapted: Adapted): Report[] {
  const { changed, same } = labelChanges(adapted)
  const isNew = isMost(changed, same)
  return [...headReports(adapted, isNew), ...(isNew ? labelReports(same) : [])]
}

/** Whether most labels were changed. */
export const isMostlyNew = (adapted: Adapted): boolean => {
  const { changed, same } = labelChanges(adapted)
  return isMost(changed, same)
}

const isMost = (changed: readonly Label[], same: readonly Label[]): boolean =>
  changed.length > 1 && changed.length >= same.length

type Label = { at: number; text: string }

const labelChanges = ({ parts }: Adapted): { changed: Label[]; same: Label[] } => {
  const labels = parts.filter(({ at }) => !at.startsWith('@')).flatMap(({ texts }) => kept(texts))
  const [changed, same]: [Label[], Label[]] = [[], []]
  for (const { element, now, after } of labels) {
    if (after.type !== 'text') continue
    const list = after.text === element.text ? same : changed
    list.push({ at: now, text: after.text })
  }
  return { changed, same }
}

const headReports = ({ scene, origin, parts }: Adapted, isNew: boolean): Report[] => {
  const reports: Report[] = []
  if (isNew && scene.title === origin.scene.title)
    reports.push({ problem: `title is still that of the recipe: ${quote(scene.title)}` })
  if (isNew && scene.description === origin.scene.description)
    return [...reports, { problem: `description is still that of the recipe: ${quote(scene.description)}` }]
  const before = new Set(staleNames(origin.scene, parts))
  const names = staleNames(scene, parts).filter((name) => !before.has(name))
  if (names.length === 0) return reports
  return [...reports, { problem: `description mentions ${names.join(', ')}, which the scene does not show` }]
}

const all = (part: TracedPart) => [...part.shapes, ...part.strokes, ...part.texts]

/** Names of the recipe's parts that the description has and no label. */
const staleNames = ({ description, elements }: Scene, parts: readonly TracedPart[]): string[] => {
  const shown = elements.flatMap((element) => (element.type === 'text' ? [element.text] : [])).join(' ')
  // If a part lost its label, the fix is to put the label back.
  const names = parts.flatMap((part) =>
    part.name === undefined || isEdge(part) || (gone(part.texts).length > 0 && kept(all(part)).length > 0)
      ? []
      : [part.name],
  )
  return [...new Set(names)]
    .filter((name) => name.length > 3 && description.includes(name) && !shown.includes(name))
    .map((name) => `"${name}"`)
}

const labelReports = (same: readonly Label[]): Report[] =>
  same
    .filter(({ text }) => /\p{L}{4}/u.test(text))
    .map(({ at, text }) => ({ at, problem: `${quote(text)} is still the label of the recipe` }))

const quote = (text: string): string => JSON.stringify(clip(text, 50))

/** A report for each sample of the key that nothing in the scene looks like any more. */
export const staleKey = ({ scene, origin, elements, parts }: Adapted): Report[] => {
  const key = parts.find(({ at }) => at === '@key')
  if (key === undefined) return []
  const numbers = new Set(key.elements)
  const used = (all: readonly Element[], isKey: (at: number) => boolean): Set<string> =>
    new Set(all.flatMap((element, at) => (element.type === 'text' || isKey(at) ? [] : stylesOf(element))))
  const inKey = new Set(key.elements.map((at) => elements[at]?.now))
  const [before, after] = [
    used(origin.scene.elements, (at) => numbers.has(at)),
    used(scene.elements, (at) => inKey.has(at)),
  ]
  const reports = kept([...key.shapes, ...key.strokes]).flatMap(({ element, now }) => {
    const style = styleOf(element)
    if (!before.has(style) || after.has(style)) return []
    return [
      { at: now, problem: `the key explains ${style}, which nothing in the scene uses any more: remove the entry` },
    ]
  })
  return [...new Map(reports.map((each) => [each.problem, each])).values()]
}

/** The style that a sample of the key explains: an arrow, where it has a head. */
const styleOf = (element: Element): string => stylesOf(element)[0] ?? ''

/** The styles of an element; an arrow, line or path, is explained by a sample with a head or without one. */
const stylesOf = (element: Element): string[] => {
  const paints = { fill: undefined, stroke: undefined, dashed: undefined, ...element }
  const words = [
    paints.dashed ? 'dashes' : '',
    paints.stroke && `stroke ${paints.stroke}`,
    paints.fill && `fill ${paints.fill}`,
  ]
  const given = words.filter(Boolean).join(', ')
  const kinds = 'arrow' in element && element.arrow === true ? ['an arrow', `a ${element.type}`] : [`a ${element.type}`]
  return kinds.map((kind) => `${kind}${given === '' ? '' : ` with ${given}`}`)
}
