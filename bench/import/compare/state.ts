/**
 * A state diagram against Mermaid's model: states with what they are in, transitions and notes in any order.
 */
import type { StateModel } from '../../../import/models/states.ts'
import { Differences, saidOf, type Theirs } from './differences.ts'

export function compareState(ours: StateModel, theirs: Theirs): string[] {
  const differences = new Differences()
  const nodes: Theirs[] = theirs['nodes'] ?? []
  const real = realIds(nodes)
  const states = nodes.filter(({ shape }) => shape !== 'note' && shape !== 'noteGroup')
  differences.alike(
    'state',
    [...ours.states.values()].map(({ id, kind, descriptions, parent = '', direction }) =>
      JSON.stringify([
        id,
        kind === 'state' && descriptions.length > 1 ? 'rectWithTitle' : (shapes[kind] ?? kind),
        isWorded(kind) ? [descriptions[0] ?? id, ...descriptions.slice(1)].map(saidOf) : [],
        parent,
        direction ?? '',
      ]),
    ),
    states.map((node) => stateOfTheirs(node, { real, nodes })),
  )
  differences.alike(
    'transition',
    ours.transitions.map(({ from, to, label = '' }) => JSON.stringify([from, to, saidOf(label)])),
    (theirs['edges'] ?? [])
      .filter(({ arrowTypeEnd }: Theirs) => arrowTypeEnd)
      .map(({ start, end, label }: Theirs) => JSON.stringify([real(start), real(end), saidOf(label)])),
  )
  differences.alike(
    'note',
    ours.remarks.map(({ on, side, text }) => JSON.stringify([on, side, saidOf(text)])),
    nodes
      .filter(({ shape }) => shape === 'note')
      .map(({ id, position, label }) =>
        JSON.stringify([id.replace(/----note.*/, ''), position.replace(' of', ''), saidOf(label)]),
      ),
  )
  differences.same('direction', ours.direction ?? 'TB', theirs['direction'])
  for (const key of ['accTitle', 'accDescr'] as const) differences.words(key, ours[key], theirs[key])
  return differences.found
}

const shapes: Readonly<Record<string, string>> = {
  state: 'rect',
  composite: 'roundedWithTitle',
  region: 'divider',
  start: 'stateStart',
  end: 'stateEnd',
}

const isWorded = (kind: string): boolean => kind === 'state' || kind === 'composite'

/** Regions have made-up ids in Mermaid's model: the n-th of a parent is the n-th. */
const realIds = (nodes: Theirs[]): ((id: string | undefined) => string) => {
  const ids = new Map<string, string>()
  const count = new Map<string, number>()
  for (const { id, shape, parentId } of nodes) {
    if (shape !== 'divider') continue
    const parent = ids.get(parentId) ?? parentId
    count.set(parent, (count.get(parent) ?? 0) + 1)
    ids.set(id, `${parent}/${count.get(parent)}`)
  }
  return (id = '') => {
    const [, region = '', kind] = /^(.*)_(start|end)$/.exec(id) ?? []
    return ids.get(id) ?? (ids.has(region) ? `${ids.get(region)}_${kind}` : id)
  }
}

type Known = { real: (id: string | undefined) => string; nodes: Theirs[] }

const stateOfTheirs = (node: Theirs, { real, nodes }: Known): string => {
  const { id, shape, parentId, label, description = [], explicitDir, dir } = node
  // A state with a note is in a group made for both.
  const around = parentId?.endsWith('----parent')
    ? nodes.find((each) => each['id'] === parentId)?.['parentId']
    : parentId
  const worded = ['rect', 'roundedWithTitle', 'rectWithTitle'].includes(shape)
  return JSON.stringify([
    real(id),
    shape,
    worded ? [label, ...description].map(saidOf) : [],
    real(around),
    explicitDir ? dir : '',
  ])
}
