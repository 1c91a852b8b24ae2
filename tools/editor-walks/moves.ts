/**
 * Moves in the diagram, on recipes of graphs and on pasted texts: a node is dragged below another, an end of an edge to
 * another node, a node is deleted with its edges, and undo leads back to the data as they were.
 */
import type { Page } from 'playwright-core'
import type { Stage } from '../../test/browser/stage.ts'
import { diagramSamples } from '../../test/diagram-samples.ts'
import { field, type ReportMeasurement, upToDate, type Walk } from './part.ts'

const recipes = ['c4-container', 'flow-graph', 'uml-class', 'er-crows-foot', 'kubernetes-cluster', 'uml-state-machine']
const texts = ['flowchart', 'dot', 'd2', 'plantuml-component', 'compose']

type Item = { id?: string; name?: string; at?: unknown; from?: string; to?: string; text?: string }
type Graph = { nodes: Item[]; edges: Item[] }

export const moveParts: Walk = async (stage, report) => {
  for (const id of recipes)
    await walk(stage, report, { name: id, open: (page) => page.goto(`${stage.baseUrl}/edit?recipe=${id}`) })
  for (const name of texts)
    await walk(stage, report, {
      name: `pasted ${name}`,
      open: (page) =>
        page.goto(`${stage.baseUrl}/edit#text=${encodeURIComponent(diagramSamples[name] ?? '')}`, { timeout: 60_000 }),
    })
}

type Opening = { name: string; open: (page: Page) => Promise<unknown> }

const walk = async (stage: Stage, report: ReportMeasurement, { name, open }: Opening): Promise<void> => {
  const { page, faults } = await stage.open('/docs', { viewport: { width: 1440, height: 900 } })
  const problems: string[] = []
  try {
    await open(page)
    await page.locator('.editor:not(.is-empty)').waitFor()
    await upToDate(page)
    // Data that came with the page are kept from their first change on.
    await field(page, 'title').fill('A walk')
    await upToDate(page)
    const before = await graphOf(page)
    problems.push(...(await dragBelow(page)), ...(await joinElsewhere(page)), ...(await removeNode(page)))
    // Where no edge has words, none is joined elsewhere.
    const steps = before.edges.some(({ text = '' }) => text !== '') ? 3 : 2
    for (let step = 0; step < steps; step++) await page.keyboard.press('Control+z')
    await upToDate(page)
    if (JSON.stringify(await graphOf(page)) !== JSON.stringify(before)) problems.push('undo leads elsewhere')
  } catch (error) {
    problems.push(String(error).split('\n')[0] ?? '')
  }
  problems.push(...faults)
  report(`${name} ${problems.join('; ')}`, problems.length === 0)
  await stage.discard()
}

/** The data of the draft, which the tab keeps from the first change on. */
const graphOf = async (page: Page): Promise<Graph> => {
  const kept = await page.evaluate(async () => {
    // A draft is kept a moment after each change.
    await new Promise((wait) => setTimeout(wait, 350))
    const { entry } = history.state as { entry: string }
    return sessionStorage.getItem(`draft ${entry}`) ?? document.querySelector('#editor-data')?.textContent ?? ''
  })
  const { content, recipe } = JSON.parse(kept) as { content?: Graph; recipe?: { sample?: Graph } }
  const graph = content ?? recipe?.sample
  if (graph === undefined) throw new Error('there are no data')
  return graph
}

/** Starts and ends may be drawn without words. */
const namedNodes = async (page: Page): Promise<Item[]> =>
  (await graphOf(page)).nodes.filter(({ name }) => name !== undefined)

/** The middle of the first line of an item's name. */
const middleOf = async (page: Page, { name = '', id = '' }: Item): Promise<{ x: number; y: number }> => {
  const lines = page.locator('#canvas svg g[data-element] text')
  const all = await lines.evaluateAll((texts) =>
    texts.map((text) => {
      const { x, y, width, height } = text.getBoundingClientRect()
      return { words: text.textContent ?? '', x: x + width / 2, y: y + height / 2 }
    }),
  )
  const words = name || id
  const found = all.find((each) => each.words === words) ?? all.find((each) => words.startsWith(each.words))
  if (found === undefined) throw new Error(`"${words}" is not in the picture`)
  return found
}

const drag = async (page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y - 6, { steps: 4 })
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
}

const dragBelow = async (page: Page): Promise<string[]> => {
  const nodes = await namedNodes(page)
  const [goal = {}, moved = {}] = [nodes[0], nodes.at(-1)]
  const { x, y } = await middleOf(page, moved)
  // What listens to the diagram is loaded when the pointer comes near.
  await page.mouse.click(x, y)
  await page.locator('.part-name').waitFor()
  const below = await middleOf(page, goal)
  await drag(page, await middleOf(page, moved), { x: below.x, y: below.y + 130 })
  await page.locator('.said', { hasText: 'is pinned' }).waitFor({ timeout: 30_000 })
  await upToDate(page)
  const isBelow = (await middleOf(page, moved)).y > (await middleOf(page, goal)).y
  const isPinned = Array.isArray((await namedNodes(page)).at(-1)?.at)
  return [...(isBelow ? [] : ['the node is not below']), ...(isPinned ? [] : ['no pin was written'])]
}

const joinElsewhere = async (page: Page): Promise<string[]> => {
  const { nodes, edges } = await graphOf(page)
  const at = edges.findIndex(({ text = '' }) => text !== '')
  const edge = edges[at]
  if (edge === undefined) return []
  const call = ({ id, name }: Item): string => id ?? name ?? ''
  const goal = nodes.find((node) => node.name !== undefined && ![edge.from, edge.to].includes(call(node))) ?? {}
  const { x, y } = await middleOf(page, { name: edge.text ?? '' })
  await page.mouse.click(x, y)
  const handle = page.locator('[data-end=to]')
  await handle.waitFor()
  const end = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await drag(page, { x: end.x + end.width / 2, y: end.y + end.height / 2 }, await middleOf(page, goal))
  await upToDate(page)
  return (await graphOf(page)).edges[at]?.to === call(goal) ? [] : ['the end was not joined elsewhere']
}

const removeNode = async (page: Page): Promise<string[]> => {
  const gone = (await namedNodes(page))[1] ?? {}
  const { x, y } = await middleOf(page, gone)
  await page.mouse.click(x, y)
  await page.locator('.part-name').waitFor()
  await page.keyboard.press('Delete')
  await page.locator('.notice', { hasText: 'Removed' }).waitFor()
  await upToDate(page)
  const name = gone.id ?? gone.name ?? ''
  const { edges } = await graphOf(page)
  return edges.some(({ from, to }) => from === name || to === name) ? ['an edge of a deleted node is left'] : []
}
