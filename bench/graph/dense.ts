/**
 * Dense graphs for every recipe that draws any graph, in no group, three and six: how long a drawing takes, how large it is,
 * and whether there is one.
 *
 * Two kinds of graphs, both with a seed: grown ones, as people write them (each node follows one before it, most edges stay
 * near), and random ones, where any two nodes may be joined.
 */
import recipes from 'diagref:recipes'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { median } from '../paired/spread.ts'
import { type Random, seeded } from '../random.ts'

type Item = { name?: string; kind?: string; group?: string }
type Sampled = { nodes?: Item[]; edges?: Item[]; groups?: Item[] }

type Density = { nodes: number; edges: number; groups: number; isGrown: boolean; seed: number }

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

const words = ['Billing', 'Search', 'Customer profile', 'Ledger', 'Mail', 'Stock levels', 'Session cache', 'Reports']

/** Kinds that have no name, or may not be joined as any other. */
const special = new Set(['initial', 'final', 'start', 'end', 'choice', 'bar', 'gateway', 'note'])

/** Data with the kinds of a recipe's sample on a graph of its own. */
function denseData({ sample }: AnyRecipe, density: Density): object {
  const { nodes = [], edges = [], groups = [] } = sample as Sampled
  const random = seeded(density.seed)
  const name = (index: number): string => `${words[index % words.length]} ${index}`
  const groupOf = (index: number): string => `Area ${Math.floor((index * density.groups) / density.nodes)}`
  const any = kindsOf(nodes).filter((kind) => !special.has(kind))
  return {
    title: 'A dense graph',
    nodes: range(density.nodes).map((index) => ({
      name: name(index),
      ...kindFrom(any, random),
      ...(density.groups === 0 ? {} : { group: groupOf(index) }),
    })),
    edges: pairsOf(density, random).map(([from, to], index) => ({
      from: name(from),
      to: name(to),
      ...kindFrom(kindsOf(edges), random),
      ...(index % 3 === 0 ? { text: 'hands over' } : {}),
    })),
    groups: range(density.groups).map((index) => ({ name: `Area ${index}`, ...kindFrom(kindsOf(groups), random) })),
  }
}

const kindsOf = (items: readonly Item[]): string[] => [...new Set(items.flatMap(({ kind }) => kind ?? []))]

const kindFrom = (kinds: readonly string[], random: Random): { kind?: string } => {
  const kind = kinds[Math.floor(random() * kinds.length)]
  return kind === undefined ? {} : { kind }
}

/** Pairs of nodes by their indices. */
const pairsOf = ({ nodes, edges, isGrown }: Density, random: Random): [from: number, to: number][] => {
  const below = (count: number): number => Math.floor(random() * count)
  const other = (from: number): number => (from + 1 + below(nodes - 1)) % nodes
  return range(edges).map((index) => {
    if (!isGrown) {
      const from = below(nodes)
      return [from, other(from)]
    }
    const to = index < nodes - 1 ? index + 1 : 1 + below(nodes - 1)
    const from = Math.max(0, to - 1 - below(5))
    return random() < 0.08 ? [to, from] : [from, to]
  })
}

/** What came of a graph: `fault` is the finding that refused it. */
type Result = { milliseconds: number; fault: string }

/** Draws one of them: CPU time, and what came out. */
function drawDense(recipe: AnyRecipe, data: object): Result {
  const start = process.cpuUsage()
  const drawing = drawRecipe(recipe, data)
  const { user, system } = process.cpuUsage(start)
  const milliseconds = (user + system) / 1000
  return { milliseconds, fault: drawing.ok ? '' : (drawing.findings[0]?.problem ?? 'refused') }
}

/** Recipes of graphs, all or those that are wanted. */
const graphRecipes = async (wanted: readonly string[]): Promise<{ id: string; recipe: AnyRecipe }[]> => {
  const all = await Promise.all(
    Object.entries(recipes)
      .filter(([id]) => wanted.length === 0 || wanted.includes(id))
      .map(async ([id, load]) => ({ id, recipe: (await load()).default as AnyRecipe })),
  )
  return all.filter(({ recipe }) => recipe.data.shape === 'graph')
}

/** Why a graph is refused, by words of its finding; what is none of these is told in full. */
const causes = { width: /wide/, height: /high|tall/, elements: /elements/ } as const

const causeOf = (fault: string): string =>
  Object.entries(causes).find(([, words]) => words.test(fault))?.[0] ?? fault.slice(0, 80)

/** Graphs of each kind are drawn in groups if the recipe's sample has some. */
const groupCount = 4

/**
 * Prints a row of a table for each recipe: of so many random graphs and so many grown ones, how many are drawn, why others are
 * refused, and the CPU time of a drawing.
 */
export async function benchDense(
  wanted: readonly string[],
  { nodes, edges, seeds }: Pick<Density, 'nodes' | 'edges'> & { seeds: number },
): Promise<void> {
  console.log(
    `| ${nodes} nodes, ${edges} edges | random | grown | refused for | CPU ms: median / slowest |\n|---|---|---|---|---|`,
  )
  for (const { id, recipe } of await graphRecipes(wanted)) {
    const groups = ((recipe.sample as Sampled).groups ?? []).length > 0 ? groupCount : 0
    const resultsOf = (isGrown: boolean): Result[] =>
      range(seeds).map((seed) =>
        drawDense(recipe, denseData(recipe, { nodes, edges, groups, isGrown, seed: seed + 1 })),
      )
    const [random, grown] = [resultsOf(false), resultsOf(true)]
    console.log(
      `| ${[id, drawnOf(random), drawnOf(grown), refusalsOf([...random, ...grown]), timesOf([...random, ...grown])].join(' | ')} |`,
    )
  }
}

const drawnOf = (results: readonly Result[]): string =>
  `${results.filter(({ fault }) => fault === '').length} of ${results.length}`

const refusalsOf = (results: readonly Result[]): string => {
  const counts = new Map<string, number>()
  for (const { fault } of results) if (fault !== '') counts.set(causeOf(fault), (counts.get(causeOf(fault)) ?? 0) + 1)
  return [...counts].map(([cause, times]) => `${cause} ${times}`).join(', ')
}

const timesOf = (results: readonly Result[]): string => {
  const times = results.map(({ milliseconds }) => milliseconds)
  return `${median(times).toFixed(0)} / ${Math.max(...times).toFixed(0)}`
}
