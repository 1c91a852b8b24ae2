import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { ask, baseUrl, loadApp, loadCatalog } from '../../../test/catalog.ts'

const app = await loadApp()
const catalog = await loadCatalog()

const textOf = async (target: string): Promise<string> => (await ask(app, target)).text()

type Node = { name: string; uri: string; attributes: Record<string, string>; text: string; children: Node[] }

/** The root element of a well-formed XML text. */
const readXml = (text: string): Node => {
  const parser = new SaxesParser({ xmlns: true })
  const document: Node = { name: '', uri: '', attributes: {}, text: '', children: [] }
  const open = [document]
  parser.on('opentag', ({ local, uri, attributes }) => {
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value])
    const node = { name: local, uri, attributes: Object.fromEntries(values), text: '', children: [] }
    open.at(-1)?.children.push(node)
    open.push(node)
  })
  parser.on('text', (words) => {
    for (const node of open.slice(-1)) node.text += words
  })
  parser.on('closetag', () => open.pop())
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
  return document.children[0] ?? document
}

/** The children of an element with a name. */
const named = ({ children }: Node, wanted: string): Node[] => children.filter(({ name }) => name === wanted)

describe('H29: the feed', () => {
  test('has an entry for each of the 50 latest recipes, the latest review first', async () => {
    const feed = readXml(await textOf('/feed.atom'))
    const latest = [...catalog.recipes].sort((a, b) => b.reviewed.localeCompare(a.reviewed)).slice(0, 50)
    const ids = named(feed, 'entry').flatMap((entry) => named(entry, 'id').map(({ text }) => text))
    expect(ids).toEqual(latest.map(({ id }) => `tag:${new URL(baseUrl).hostname},2026:diagrams/${id}`))
    expect(named(feed, 'updated')[0]?.text).toBe(`${latest[0]?.reviewed}T00:00:00Z`)
  })

  test('the feed has an author and its own address', async () => {
    const feed = readXml(await textOf('/feed.atom'))
    expect([feed.name, feed.uri, named(feed, 'author').length]).toEqual(['feed', 'http://www.w3.org/2005/Atom', 1])
    const self = named(feed, 'link').find(({ attributes }) => attributes['rel'] === 'self')
    expect(self?.attributes['href']).toBe(`${baseUrl}/feed.atom`)
  })

  test('the feed and each entry have what RFC 4287 requires', async () => {
    const feed = readXml(await textOf('/feed.atom'))
    for (const holder of [feed, ...named(feed, 'entry')]) {
      expect(['id', 'title', 'updated'].map((name) => named(holder, name).length)).toEqual([1, 1, 1])
      expect(named(holder, 'updated')[0]?.text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
      expect(named(holder, 'id')[0]?.text).toMatch(/^tag:[a-z0-9.-]+,\d{4}:[\w/-]+$/)
      const links = named(holder, 'link').map(({ attributes: { rel, type } }) => `${rel} ${type}`)
      expect(new Set(links).size).toBe(links.length)
      expect(links).toContain('alternate text/html')
    }
  })

  test('an entry has a category, and nothing that RFC 4287 does not know', async () => {
    const known = ['id', 'title', 'updated', 'category', 'link', 'summary', 'content']
    for (const entry of named(readXml(await textOf('/feed.atom')), 'entry')) {
      expect(named(entry, 'category').every(({ attributes }) => attributes['term'])).toBe(true)
      expect(entry.children.filter(({ name }) => !known.includes(name))).toEqual([])
    }
  })

  test('every page names it', async () => {
    const html = await (await ask(app, '/docs', { headers: { accept: 'text/html' } })).text()
    expect(html).toContain('<link rel="alternate" type="application/atom+xml" href="./feed.atom"')
  })
})
