/**
 * A PowerPoint file as a reader sees it, and what would make one repair it: parts that are not there, numbers given
 * twice, connectors glued to nothing, shapes outside of their slide.
 */
import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'

/** An element of a part, with its elements and its own text. */
export type Node = { name: string; attributes: Record<string, string>; children: Node[]; text: string }

/** The parts of a file by path; XML that is not well-formed throws. */
export const readPptx = (file: Uint8Array): Map<string, Node> =>
  new Map(Object.entries(unzipSync(file)).map(([path, bytes]) => [path, readXml(strFromU8(bytes))]))

const readXml = (text: string): Node => {
  const root: Node = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const node = { name, attributes: attributes as Record<string, string>, children: [], text: '' }
    open.at(-1)!.children.push(node)
    open.push(node)
  })
  parser.on('text', (words) => {
    open.at(-1)!.text += words
  })
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  return root.children[0]!
}

/** All elements of a name below one, in order. */
export const all = (node: Node, name: string): Node[] =>
  node.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)])

/** The slides in their order. */
export const slidesOf = (parts: ReadonlyMap<string, Node>): Node[] =>
  [...parts].filter(([path]) => /^ppt\/slides\/[^/]+$/.test(path)).map(([, slide]) => slide)

/** What is wrong with a file; empty for a good one. */
export const faultsOfPptx = (file: Uint8Array): string[] => {
  const parts = readPptx(file)
  return [
    ...[...parts.keys()].flatMap((path) => typeFaults(path, parts)),
    ...[...parts.keys()].flatMap((path) => referenceFaults(path, parts)),
    ...slidesOf(parts).flatMap((slide, index) => slideFaults(slide).map((fault) => `slide ${index + 1}: ${fault}`)),
  ]
}

const typeFaults = (path: string, parts: ReadonlyMap<string, Node>): string[] => {
  const types = parts.get('[Content_Types].xml')!
  const named = all(types, 'Override').some(({ attributes }) => attributes['PartName'] === `/${path}`)
  return named || path.endsWith('.rels') || path === '[Content_Types].xml' ? [] : [`${path} has no type`]
}

/** Everything that a part refers to is in its relationships, and these lead to parts. */
const referenceFaults = (path: string, parts: ReadonlyMap<string, Node>): string[] => {
  const own = parts.get(path.replace(/[^/]+$/, '_rels/$&.rels'))
  const known = new Map(own?.children.map(({ attributes }) => [attributes['Id'], attributes['Target'] ?? '']))
  const lost = [...known.values()].filter((target) => !parts.has(target.replace(/^\//, '')))
  const named = everything(parts.get(path)!).flatMap(({ attributes }) => attributes['r:id'] ?? [])
  return [
    ...lost.map((target) => `${path} leads to ${target}, which is not there`),
    ...named.filter((id) => !known.has(id)).map((id) => `${path} names ${id}, which is no relationship`),
  ]
}

const everything = (node: Node): Node[] => [node, ...node.children.flatMap(everything)]

const slideFaults = (slide: Node): string[] => {
  const shapes = [...all(slide, 'p:sp'), ...all(slide, 'p:cxnSp')]
  const ids = all(slide, 'p:cNvPr').map(({ attributes }) => attributes['id']!)
  const sites = new Map(shapes.map((shape) => [all(shape, 'p:cNvPr')[0]!.attributes['id'], sitesOf(shape)]))
  const ends = [...all(slide, 'a:stCxn'), ...all(slide, 'a:endCxn')].map(({ attributes }) => attributes)
  const titles = all(slide, 'p:ph').length - all(slide, 'p:grpSp').flatMap((group) => all(group, 'p:ph')).length
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `number ${id} is given twice`),
    ...ends
      .filter(({ id, idx }) => Number(idx) >= (sites.get(id) ?? 0))
      .map(({ id, idx }) => `shape ${id} has no place ${idx}`),
    ...shapes
      .filter((shape) => !isOnSlide(shape))
      .map((shape) => `${all(shape, 'p:cNvPr')[0]?.attributes['name']} is outside`),
    ...(titles === all(slide, 'p:ph').length && titles < 2 ? [] : ['a title is in a group, or there are several']),
  ]
}

/** How many places a shape has for connectors. */
const sitesOf = (shape: Node): number => {
  const preset = all(shape, 'a:prstGeom')[0]?.attributes['prst']
  return preset === undefined ? all(shape, 'a:cxn').length : ({ roundRect: 4, rect: 4, ellipse: 8 }[preset] ?? 0)
}

/** Turned shapes too: their middles and their halves are compared. Words may stick out by what a font is wider. */
const isOnSlide = (shape: Node): boolean => {
  const place = all(shape, 'a:xfrm')[0]
  const [off, ext] = place?.children ?? []
  const [x, y] = [Number(off?.attributes['x']), Number(off?.attributes['y'])]
  const [w, h] = [Number(ext?.attributes['cx']), Number(ext?.attributes['cy'])]
  const isAside = Number(place?.attributes['rot'] ?? 0) % 10_800_000 !== 0
  const [halfW, halfH] = isAside ? [h / 2, w / 2] : [w / 2, h / 2]
  const [cx, cy] = [x + w / 2, y + h / 2]
  const within = (middle: number, half: number, size: number): boolean =>
    middle - half > -slack && middle + half < size + slack
  return within(cx, halfW, 12_192_000) && within(cy, halfH, 6_858_000)
}

/** Two pixels. */
const slack = 19_050
