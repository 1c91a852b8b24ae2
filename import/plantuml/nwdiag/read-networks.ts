/**
 * Reads PlantUML's `@startnwdiag` and `nwdiag { }`: networks with the devices in them and their addresses, groups, links between devices.
 */
import type { Titled } from '../../models/graph.ts'
import type { Cursor } from '../../text/cursor.ts'
import type { TextReport } from '../../text/report.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { creole } from '../creole.ts'
import { noteUnended } from '../directives.ts'
import { prepare } from '../prepare.ts'

/** A network, a device or a group. */
type Item = { id: string; label?: string; address?: string; shape?: string; group?: string; at: number }

/** A device in a network under an address, or a device that is linked with another without a network. */
export type NetworkJoin = { from: string; to: string; address?: string; at: number }

export type NetworkModel = Titled & {
  networks: Item[]
  devices: Map<string, Item>
  groups: Item[]
  /** From network to device. */
  joins: NetworkJoin[]
  links: NetworkJoin[]
}

/** A block that is open, with the network and the group that it is in. */
type Block = { item?: Item; network?: Item | undefined; group?: Item | undefined; at: number }

type NetworkReading = { cursor: Cursor; model: NetworkModel; open: Block[]; joined: Map<string, NetworkJoin> }

export function readNetworks(raw: string): { model: NetworkModel; report: TextReport } {
  const { cursor, about } = prepare(withoutRemarks(raw))
  const model: NetworkModel = { ...about, networks: [], devices: new Map(), groups: [], joins: [], links: [] }
  const reading: NetworkReading = { cursor, model, open: [], joined: new Map() }
  readStatements(cursor, () => void (readFrom(cursor, reading, table) || device(reading)), {
    gap: /[\s;]+/y,
    end: /[\n;}]/g,
  })
  noteUnended(
    cursor.report,
    reading.open.map(({ at }) => ({ is: 'block', at })),
  )
  return { model, report: cursor.report }
}

/** `// …` and `# …` are remarks here. */
const withoutRemarks = (text: string): string =>
  text.replaceAll(/^([ \t]*)(\/\/[^\n]*|#[^\n]*)/gm, (all) => ' '.repeat(all.length))

const id = /"([^"\n]+)"|([\p{L}\p{N}_.:][\p{L}\p{N}_.:/-]*)/uy

const table: readonly Statement<NetworkReading>[] = [
  [/\}/y, close],
  [/nwdiag\b[ \t]*(?:\w+[ \t]*)?\{/y, ({ open }, _, at) => void open.push({ ...open.at(-1), at })],
  [/(?:inet|internet)[ \t]*\{/y, (reading, _, at) => openNetwork(reading, { id: 'internet', at })],
  [
    /network\b[ \t]*(?:"([^"\n]+)"|([^\s{"]+))?[ \t]*\{/uy,
    (reading, [, words, name], at) =>
      openNetwork(reading, { id: words ?? name ?? `Network ${reading.model.networks.length + 1}`, at }),
  ],
  [
    /group\b[ \t]*(?:"([^"\n]+)"|([^\s{"]+))?[ \t]*\{/uy,
    (reading, [, words, name], at) => openGroup(reading, words ?? name, at),
  ],
  [
    /(address|description|color|width|shape|style|label|textcolor)[ \t]*=[ \t]*("[^"\n]*"?|[^\s;\]]+)/y,
    (reading, hit, at) => attribute(reading, hit, at),
  ],
  [
    /(?:default_\w+|node_\w+|span_\w+|edge_\w+|external_connector)[ \t]*=[^\n;]*/y,
    ({ cursor }, _, at) => cursor.noteOnce('styles are not carried over', at),
  ],
]

function close({ cursor, open }: NetworkReading, _: RegExpExecArray, at: number): void {
  // PlantUML takes a brace too many.
  if (open.pop() === undefined) cursor.noteOnce('a } without a block', at)
}

const openNetwork = ({ model, open }: NetworkReading, item: Item): void => {
  model.networks.push(item)
  open.push({ ...open.at(-1), item, network: item, at: item.at })
}

const openGroup = ({ model, open }: NetworkReading, name: string | undefined, at: number): void => {
  const item: Item = { id: name ?? `Group ${model.groups.length + 1}`, at }
  model.groups.push(item)
  open.push({ ...open.at(-1), item, group: item, at })
}

const unquoted = (words: string): string => words.replaceAll('"', '').trim()

const attribute = ({ cursor, open }: NetworkReading, [, name, words = '']: RegExpExecArray, at: number): void => {
  const item = open.at(-1)?.item
  if (item === undefined || (name !== 'address' && name !== 'description' && name !== 'label'))
    return cursor.noteOnce('styles are not carried over', at)
  const said = creole(cursor.report, unquoted(words), at)
  if (name === 'address') item.address = said
  else item.label = said
}

/** A device, or several that are linked: `a -- b -- c [address = "…"]`. */
const device = (reading: NetworkReading): void => {
  const { cursor, model, open } = reading
  const at = cursor.at
  const names = [nameHere(cursor)]
  while (cursor.take(/[ \t]*--[ \t]*/y) !== undefined) names.push(nameHere(cursor))
  const own = attributes(cursor)
  cursor.need(/[ \t]*(?=[;\n}]|$)/y, '[, --, ; or the end of the line')
  for (const name of names) place(reading, name, at)
  const [last = ''] = names.slice(-1)
  const item = model.devices.get(last)
  if (item !== undefined) dress(item, own, reading)
  for (const [index, to] of names.slice(1).entries()) model.links.push({ from: names[index]!, to, at })
  const network = open.at(-1)?.network
  if (network !== undefined && names.length === 1) join(reading, { from: network.id, to: last, at }, own.get('address'))
}

/** A device is in a network once, however often it is named there. */
const join = ({ model, joined }: NetworkReading, made: NetworkJoin, address: string | undefined): void => {
  const key = JSON.stringify([made.from, made.to])
  const known = joined.get(key) ?? made
  if (!joined.has(key)) model.joins.push(made)
  joined.set(key, known)
  if (address !== undefined) known.address = address
}

const nameHere = (cursor: Cursor): string => {
  const hit = cursor.need(id, 'network, group or the name of a device')
  return (hit[1] ?? hit[2])!
}

/** Makes a device that is mentioned first, and puts it into the group around it, its first one. */
const place = ({ cursor, model, open }: NetworkReading, name: string, at: number): void => {
  const item = model.devices.get(name) ?? { id: name, at }
  model.devices.set(name, item)
  const group = open.at(-1)?.group
  if (group === undefined || item.group === group.id) return
  if (item.group === undefined) item.group = group.id
  else cursor.note('a device in a second group', at)
}

const attributes = (cursor: Cursor): Map<string, string> => {
  const found = new Map<string, string>()
  if (cursor.take(/[ \t]*\[[ \t]*/y) === undefined) return found
  for (;;) {
    if (cursor.take(/[\s,;]*\]/y) !== undefined) return found
    const [, name = ''] = cursor.need(/[\s,;]*([\w-]+)\s*=\s*/y, 'an attribute or ]')
    const at = cursor.at
    const [words] = cursor.need(/"[^"\n]*"|[^\s,;\]"]+/y, 'the value of an attribute')
    found.set(name.toLowerCase(), creole(cursor.report, unquoted(words), at))
  }
}

const dress = (item: Item, own: Map<string, string>, { cursor, open }: NetworkReading): void => {
  const [shape, label, address] = ['shape', 'description', 'address'].map((name) => own.get(name))
  if (shape !== undefined) item.shape = shape
  if (label !== undefined) item.label = label
  if (address !== undefined && open.at(-1)?.network === undefined) item.address = address
  for (const name of own.keys())
    if (!['shape', 'description', 'address', 'label'].includes(name))
      cursor.noteOnce('styles are not carried over', item.at)
}
