/**
 * Reused pages: creating a page costs more than most tests.
 */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { watchInside } from './watch.ts'

/** `fresh` requests a new page with empty caches. */
export type PoolOptions = { fresh?: boolean }

type Pooled = { page: Page; key: string; fresh: boolean }

export type PagePool = {
  /** A page in a context with these options, without any state. */
  take(options: BrowserContextOptions & PoolOptions): Promise<Page>
  /** Returns every page in use to the pool. */
  takeBack(): Promise<void>
  /** Closes every page in use. */
  discard(): Promise<void>
}

/** Pages of a browser, for the service at `baseUrl`. */
export function createPagePool(browser: Browser, baseUrl: string): PagePool {
  const idle: Pooled[] = []
  let taken: Pooled[] = []
  const collect = (): Pooled[] => {
    const collected = taken
    taken = []
    return collected
  }
  const recycle = async (pooled: Pooled): Promise<void> => {
    if (pooled.fresh || pooled.page.isClosed()) return pooled.page.context().close()
    await forget(pooled.page, baseUrl)
    idle.push(pooled)
  }
  return {
    async take({ fresh = false, ...options }) {
      const key = JSON.stringify(options)
      const at = fresh ? -1 : idle.findIndex((pooled) => pooled.key === key)
      const [found] = at < 0 ? [] : idle.splice(at, 1)
      const pooled = found ?? { page: await newPage(browser, options), key, fresh }
      taken.push(pooled)
      return pooled.page
    },
    async takeBack() {
      await Promise.all(collect().map(recycle))
    },
    async discard() {
      await Promise.all(collect().map(({ page }) => page.context().close()))
    },
  }
}

const newPage = async (browser: Browser, options: BrowserContextOptions): Promise<Page> => {
  const context = await browser.newContext(options)
  // As in vitest.config.ts: a guard against what never ends, not a measure of speed.
  context.setDefaultTimeout(120_000)
  await context.addInitScript(watchInside)
  return context.newPage()
}

/** Clears what a page has stored, at a URL of the service that runs no scripts. */
const forget = async (page: Page, baseUrl: string): Promise<void> => {
  page.removeAllListeners()
  // Behind another page of its context, a page is painted once a second, and every press waits for that.
  const others = page
    .context()
    .pages()
    .filter((other) => other !== page)
  await Promise.all(others.map((other) => other.close()))
  // A page with a route asks about each request, and keeps nothing in its cache.
  await page.unrouteAll()
  await page.goto(`${baseUrl}/healthz`)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
    const folder = (await navigator.storage.getDirectory()) as FileSystemDirectoryHandle & {
      keys(): AsyncIterable<string>
    }
    for await (const name of folder.keys()) await folder.removeEntry(name)
  })
  await page.context().clearCookies()
}
