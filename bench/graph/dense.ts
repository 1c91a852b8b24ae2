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

type Result = { milliseconds: number; size: string; fault: string }

/** Draws one of them: CPU time, and what came out. */
function drawDense(recipe: AnyRecipe, data: object): Result {
  const start = process.cpuUsage()
  const drawing = drawRecipe(recipe, data)
  const { user, system } = process.cpuUsage(start)
  const milliseconds = (user + system) / 1000
  if (!drawing.ok) return { milliseconds, size: '', fault: drawing.findings[0]?.problem ?? 'refused' }
  const { width, height } = drawing.scene
  return { milliseconds, size: `${width} × ${height}`, fault: '' }
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

const groupCounts = [0, 3, 6] as const

/** Prints a line for each recipe: in no group, three and six, grown and random each. */
export async function benchDense(wanted: readonly string[], { nodes, edges }: Pick<Density, 'nodes' | 'edges'>) {
  const all: number[] = []
  for (const { id, recipe } of await graphRecipes(wanted)) {
    // Once before, so that all are warm.
    drawDense(recipe, denseData(recipe, { nodes, edges, groups: 0, isGrown: true, seed: 0 }))
    const results = groupCounts.flatMap((groups) =>
      [true, false].map((isGrown) =>
        drawDense(recipe, denseData(recipe, { nodes, edges, groups, isGrown, seed: groups + 1 })),
      ),
    )
    all.push(...results.map(({ milliseconds }) => milliseconds))
    console.log(id.padEnd(24), results.map(resultText).join(' | '))
  }
  console.log(`median ${median(all).toFixed(0)} ms, slowest ${Math.max(...all).toFixed(0)} ms`)
}

const resultText = ({ milliseconds, size, fault }: Result): string =>
  `${milliseconds.toFixed(0)} ms ${size}${fault.slice(0, 48)}`
