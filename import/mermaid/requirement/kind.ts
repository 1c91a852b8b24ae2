/** Mermaid's requirement diagrams: read, and ways to draw them. */
import { type Conversion, type DiagramReading, given } from '../../convert/conversion.ts'
import { focus } from '../../convert/emphasis.ts'
import { dataNames } from '../../convert/names.ts'
import type { RequirementModel } from '../../models/requirements.ts'
import { readRequirement } from './read-requirement.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readRequirement(text)
  return { ways: [{ recipe: 'requirement-diagram', make: (conversion) => requirementData(model, conversion) }], report }
}

/** Relations that the recipe has; the others keep their word. */
const drawn = new Set(['satisfies', 'verifies', 'derives', 'refines', 'contains'])

const requirementData = (model: RequirementModel, conversion: Conversion): Record<string, unknown> => {
  const items = [...model.requirements.values()].map((item) => ({ ...item, id: item.name, label: item.name }))
  const names = dataNames(items)
  const refOf = (name: string): string => names.get(name)?.ref ?? name
  return {
    ...conversion.heading(model),
    ...focus(items, refOf, conversion),
    nodes: items.map((item) => {
      const { name, id } = names.get(item.name)!
      const isElement = item.type === 'Element'
      if (!isElement && item.type !== 'Requirement') conversion.note('the kind of a requirement', item.at, item.type)
      const details = [item.requirementId, item.text, risk(item.risk), method(item.verifyMethod), item.docRef]
      return conversion.placed(item.at, {
        ...(id === undefined ? {} : { id }),
        name,
        ...(isElement ? { kind: 'block' } : {}),
        ...given('note', details.filter((each) => each !== undefined && each !== '').join('; ')),
      })
    }),
    edges: model.traces.map(({ type, from, to, at }) => {
      const kind = drawn.has(type) ? { kind: type } : { kind: 'concerns', text: type }
      return conversion.placed(at, { from: refOf(from), to: refOf(to), ...kind })
    }),
  }
}

const risk = (words: string | undefined): string | undefined =>
  words === undefined ? undefined : `risk ${words.toLowerCase()}`

const method = (words: string | undefined): string | undefined =>
  words === undefined ? undefined : `by ${words.toLowerCase()}`
