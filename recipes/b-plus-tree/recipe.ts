/** A B+ tree of order 4 with one lookup traced from the root to the table row. */
import { label, type Rect } from '../../drawing/label.ts'
import { box, circle, finish, line, path, text } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { canvas, heading, margin } from '../../drawing/sheet.ts'
import { branchDown, layTree, type Placed } from '../../drawing/tree.ts'
import type { Element } from '../../src/scene/scene.ts'

const order = 4
const wanted = 57

type Node = { keys: number[]; children: Node[] }

const leaf = (...keys: number[]): Node => ({ keys, children: [] })

const smallest = (node: Node): number => (node.children[0] ? smallest(node.children[0]) : node.keys[0]!)

/** A separator is the smallest key of the subtree to its right. */
const inner = (...children: Node[]): Node => ({ keys: children.slice(1).map(smallest), children })

const root = inner(
  inner(leaf(3, 7), leaf(11, 14, 18), leaf(22, 25), leaf(29, 31, 34)),
  inner(leaf(38, 42), leaf(46, 49, 52), leaf(55, 57, 60)),
  inner(leaf(66, 71, 75), leaf(83, 90)),
)

const isLeaf = (node: Node): boolean => node.children.length === 0

const leavesOf = (node: Node): Node[] => (isLeaf(node) ? [node] : node.children.flatMap(leavesOf))

/** Fails where the tree breaks a rule of its kind: fill, order, or separators. */
const prove = (node: Node, from: number, to: number): void => {
  const { keys, children } = node
  const fill = isLeaf(node) ? keys.length + 1 : children.length
  const least = node === root ? 2 : Math.ceil(order / 2)
  if (fill < least || fill > order) throw new Error(`node ${keys.join()} holds ${keys.length} keys`)
  const bounds = [from, ...keys, to]
  for (const [index, bound] of bounds.slice(1).entries()) {
    if (bounds[index]! > bound) throw new Error(`node ${keys.join()} is out of order`)
    const child = children[index]
    if (child) prove(child, bounds[index]!, bound - 1)
  }
}
prove(root, 0, 99)

/** The nodes a lookup visits, root first. */
const descend = (node: Node, key: number): Node[] =>
  isLeaf(node) ? [node] : [node, ...descend(node.children[node.keys.filter((bound) => bound <= key).length]!, key)]

const keyCount = leavesOf(root).flatMap(({ keys }) => keys).length

const visited = descend(root, wanted)
const [, second, last] = visited as [Node, Node, Node]

// The table keeps rows where there was room: ids of the index in no order.
const page = { number: 812, rows: [14, 90, 31, 57, 7, 46] }
const slot = page.rows.indexOf(wanted) + 1

// Pixels. An inner node has a pointer before, between and after its keys; a leaf one under each key.
const pointer = 20
const keyCell = 32
const innerSize = { w: order * pointer + (order - 1) * keyCell, h: 40 }
const leafCell = 32
const leafSize = { w: (order - 1) * leafCell, h: 56 }
const slotSize = { w: 96, h: 56 }

const sizeOf = (node: Node): { w: number; h: number } => (isLeaf(node) ? leafSize : innerSize)

type Spot = Placed<Node>

const rectOf = ({ data, x, y }: Spot): Rect => ({
  x: x - sizeOf(data).w / 2,
  y: y - sizeOf(data).h / 2,
  ...sizeOf(data),
})

const bottomOf = (spot: Spot): number => spot.y + sizeOf(spot.data).h / 2

const spots = layTree(root, {
  children: (node) => node.children,
  extent: (node) => sizeOf(node).w,
  gap: 32,
  level: 144,
  from: [margin, 140],
})
const leafSpots = spots.filter(({ data }) => isLeaf(data))
const onPath = ({ data }: Spot): boolean => visited.includes(data)

const pointerX = (spot: Spot, index: number): number => rectOf(spot).x + pointer / 2 + index * (pointer + keyCell)
const keyX = (spot: Spot, index: number): number =>
  isLeaf(spot.data)
    ? rectOf(spot).x + (index + 0.5) * leafCell
    : rectOf(spot).x + pointer + keyCell / 2 + index * (pointer + keyCell)

const dot = (x: number, y: number): string => `M ${x - 3} ${y} a 3 3 0 1 0 6 0 a 3 3 0 1 0 -6 0 Z`

const dividers = (spot: Spot): string => {
  const { x, y, h } = rectOf(spot)
  const at = isLeaf(spot.data)
    ? [leafCell, 2 * leafCell]
    : [0, 1, 2].flatMap((key) => [pointer + key * (pointer + keyCell), (key + 1) * (pointer + keyCell)])
  return at.map((offset) => `M ${x + offset} ${y} V ${y + h}`).join(' ')
}

const dots = (spot: Spot): string => {
  const { y, h } = rectOf(spot)
  return isLeaf(spot.data)
    ? spot.data.keys.map((_, index) => dot(keyX(spot, index), y + h - 12)).join(' ')
    : spot.data.children.map((_, index) => dot(pointerX(spot, index), y + h / 2)).join(' ')
}

const shapes = (spot: Spot): Element[] => {
  const { x, y, w, h } = rectOf(spot)
  const lit = onPath(spot)
  return [
    box(x, y, w, h, lit ? { fill: 'soft', stroke: 'accent' } : {}),
    path(dividers(spot), { stroke: lit ? 'accent' : 'rule' }),
  ]
}

const branch = (spot: Spot): Element[] => {
  if (!spot.parent) return []
  const from = [pointerX(spot.parent, spot.child), bottomOf(spot.parent)] as const
  const d = branchDown(from, [spot.x, rectOf(spot).y])
  return [path(d, { arrow: true, stroke: onPath(spot) ? 'accent' : 'muted' })]
}

/** From the dots of the followed pointers down to the edge where their branches begin. */
const stubs = (followed: Spot[]): string =>
  followed
    .flatMap(({ parent, child }) => (parent ? [`M ${pointerX(parent, child)} ${parent.y} V ${bottomOf(parent)}`] : []))
    .join(' ')

const links = leafSpots.slice(1).map((spot, index) => {
  const before = rectOf(leafSpots[index]!)
  return line(before.x + before.w, spot.y, rectOf(spot).x, spot.y, { arrow: true })
})

const keyWords = (spot: Spot): Element[] =>
  spot.data.keys.map((key, index) => {
    const y = isLeaf(spot.data) ? spot.y : spot.y + 6
    const found = isLeaf(spot.data) && key === wanted
    return text(keyX(spot, index), y, String(key), {
      mono: true,
      align: 'middle',
      ...(found ? { bold: true, fill: 'accent' } : {}),
    })
  })

const leafBottom = bottomOf(leafSpots[0]!)
const leafDots = leafBottom - 12
const pageTop = 576
const foundX = keyX(leafSpots.find(({ data }) => data === last)!, last.keys.indexOf(wanted))
const pageX = foundX - slotSize.w / 2 - (slot - 1) * slotSize.w
const slotRect = (index: number): Rect => ({ x: pageX + index * slotSize.w, y: pageTop, ...slotSize })

const heap = (): Element[] =>
  page.rows.map((_, index) => {
    const { x, y, w, h } = slotRect(index)
    return box(x, y, w, h, index === slot - 1 ? { fill: 'accent', stroke: 'accent' } : {})
  })

const heapWords = (): Element[] => [
  ...page.rows.flatMap((id, index) =>
    label(slotRect(index), [
      { text: `slot ${index + 1}`, size: 14, fill: index === slot - 1 ? 'surface' : 'muted' },
      { text: String(id), mono: true, bold: index === slot - 1, fill: index === slot - 1 ? 'surface' : 'ink' },
    ]),
  ),
  text(pageX, pageTop + slotSize.h + 24, `Table users, page ${page.number}: rows lie in no order`, {
    size: 14,
    fill: 'muted',
  }),
]

/** Which pointer a node takes for the wanted key, in words. */
const step = (node: Node): string => {
  const at = node.keys.filter((bound) => bound <= wanted).length
  const low = at > 0 ? `${node.keys[at - 1]} ≤ ` : ''
  const high = at < node.keys.length ? ` < ${node.keys[at]}` : ''
  return `${low}${wanted}${high}: pointer ${at + 1}`
}

const steps = [step(root), step(second), `${wanted} is here: page ${page.number}, slot ${slot}`]

const badge = (x: number, y: number, number: number): Element[] => [
  circle(x, y, 12, { fill: 'accent', stroke: 'accent' }),
  text(x, y + 5, String(number), { size: 14, bold: true, fill: 'surface', align: 'middle' }),
]

/** Beside the stretches of the highlighted way: under its two branches, left of the last drop. */
const wayMarks = (): Element[] => [
  ...spots
    .filter((spot) => onPath(spot) && spot.parent)
    .flatMap((spot, index) => {
      const from = pointerX(spot.parent!, spot.child)
      const middle = (bottomOf(spot.parent!) + rectOf(spot).y) / 2
      return badge(Math.round((from + spot.x) / 8) * 4 - 16, middle + 20, index + 1)
    }),
  ...badge(foundX - 24, 532, 3),
]

const trace = (): Element[] => [
  text(margin, 572, `Find user_id = ${wanted}`, { bold: true }),
  ...steps.flatMap((words, index) => [
    ...badge(margin + 12, 600 + index * 32, index + 1),
    text(margin + 36, 605 + index * 32, words, { size: 14 }),
  ]),
]

const levelWords: [y: number, name: string, note: string][] = [
  [136, 'Root', '2 to 4 pointers, 1 to 3 keys'],
  [280, 'Inner nodes', '2 to 4 pointers'],
  [484, 'Leaves', '2 or 3 keys, each with a row pointer; range scans follow the arrows to the right'],
]

const draw = () =>
  finish({
    ...canvas.wide,
    title: `B+ tree: order-${order} index on user_id, with the lookup of ${wanted} traced to its row`,
    description: `A B+ tree of order ${order} (at most ${order} children and ${order - 1} keys a node) indexes ${keyCount} user_id values: one root, ${spots.filter(({ depth }) => depth === 1).length} inner nodes, ${leafSpots.length} leaves linked from left to right. Separators repeat the smallest key of the subtree to their right. The lookup of ${wanted} is highlighted: ${steps.slice(0, 2).join(', then ').replaceAll(': pointer', ' takes pointer')}, then leaf ${last.keys.join(', ')}, whose row pointer leads to page ${page.number}, slot ${slot} of the users table.`,
    elements: [
      ...spots.flatMap(shapes),
      ...heap(),
      path(stubs(spots.filter((spot) => !onPath(spot)))),
      path(`${stubs(spots.filter(onPath))} M ${foundX} ${leafDots} V ${leafBottom}`, { stroke: 'accent' }),
      path(spots.map(dots).join(' '), { fill: 'muted', stroke: 'none' }),
      ...spots.filter((spot) => !onPath(spot)).flatMap(branch),
      ...links,
      ...spots.filter(onPath).flatMap(branch),
      line(foundX, leafBottom, foundX, pageTop, { arrow: true, stroke: 'accent' }),
      ...heading(
        'B+ tree index on user_id, order 4',
        `Three node reads find any of ${keyCount} keys; only leaves point to rows, and they are linked`,
      ),
      ...spots.flatMap(keyWords),
      ...wayMarks(),
      ...heapWords(),
      ...trace(),
      ...levelWords.flatMap(([y, name, note]) => [
        text(margin, y, name, { bold: true }),
        text(margin, y + 20, note, { size: 14, fill: 'muted' }),
      ]),
    ],
  })

export default defineRecipe({
  name: 'B+ tree',
  family: 'Data structures',
  description:
    'Database index as a tree of pages: separators in root and inner nodes, all keys in linked leaves, one lookup highlighted from the root down to the row. Also called B-tree index, B+tree, balanced search tree or page tree.',
  useWhen:
    'You explain how an index finds a key or why a range scan is cheap: which pages are read, where keys repeat, how leaves are chained. Needs real sorted keys; good for order 3 to 5, 3 levels and up to 10 leaves.',
  avoidWhen:
    'Writes matter more than reads (use `lsm-tree`), keys are spread over machines (use `consistent-hash-ring`), or the point is which tables and keys exist (use `er-crows-foot`). Page splits need a second picture.',
  visual: 90,
  ease: 68,
  overall: 84,
  rationale:
    'One accented way from root to row makes the lookup plain, and equal cells show which pages have room. A new key shifts separators, leaves and curves together, so positions are best recomputed. You supply sorted keys grouped into leaves; the separators follow.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
