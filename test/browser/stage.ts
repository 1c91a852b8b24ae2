/**
 * A served site, and a browser to visit it.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createApp } from '../../src/app/create-app.ts'
import { createRequestListener } from '../../src/node/request-listener.ts'
import { loadCatalog, loadSite } from '../catalog.ts'
import { answerBlank, asksForBlank, blankPictures } from './blank-pictures.ts'
import { findChromium } from './chromium.ts'
import { createPagePool, type PoolOptions } from './page-pool.ts'
import { someOf } from './some-recipes.ts'
import { takeTurn } from './turns.ts'
import { watch } from './watch.ts'

/** `blank`: diagrams in images have their size, and nothing on it. */
export type OpenOptions = BrowserContextOptions & PoolOptions & { blank?: boolean }

/** A page, and its violations: console errors, policy reports, requests to other hosts. */
export type Watched = { page: Page; faults: string[] }

export type Stage = {
  baseUrl: string
  /** Opens a URL in a page without any state. */
  open(target: string, options?: OpenOptions): Promise<Watched>
  /** Returns all pages to the pool: a test that opens one after the other needs one page, not as many. */
  recycle(): Promise<void>
  /** Closes all pages that are open. */
  discard(): Promise<void>
  close(): Promise<void>
}

const listen = async (isWhole: boolean): Promise<{ baseUrl: string; close(): void }> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [site, catalog] = [await loadSite(), await loadCatalog()]
  // The editor shows pictures of recipes that it knows by itself.
  const whole = createApp({ catalog, site, baseUrl })
  const app = isWhole ? whole : createApp({ ...someOf(catalog, site), baseUrl })
  const listener = createRequestListener(app)
  server.on('request', (request, response) => {
    if (asksForBlank(request)) void answerBlank(whole, request, response)
    else listener(request, response)
  })
  return {
    baseUrl,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })

/** Starts both; `isWhole` serves all recipes, also those that no test here names. */
export const openStage = async ({ isWhole = false } = {}): Promise<Stage> => {
  const endTurn = await takeTurn()
  const [server, browser] = await Promise.all([listen(isWhole), launch()]).catch((error: unknown) => {
    endTurn()
    throw error
  })
  const pool = createPagePool(browser, server.baseUrl)
  return {
    baseUrl: server.baseUrl,
    async open(target, { viewport, colorScheme, reducedMotion, forcedColors, blank = false, ...options } = {}) {
      const page = await pool.take({ ...options, ...(blank ? blankPictures : {}) })
      const faults = watch(page, server.baseUrl)
      await page.setViewportSize(viewport ?? { width: 1280, height: 800 })
      await page.emulateMedia({
        media: null,
        colorScheme: colorScheme ?? 'light',
        reducedMotion: reducedMotion ?? 'no-preference',
        forcedColors: forcedColors ?? 'none',
      })
      await page.goto(server.baseUrl + target, { waitUntil: 'load' })
      return { page, faults }
    },
    recycle: () => pool.takeBack(),
    discard: () => pool.discard(),
    async close() {
      await browser.close().finally(endTurn)
      server.close()
    },
  }
}

/** A stage for the tests of a file, which recycles its pages after each; `usual` holds for pages opened without saying else. */
export const useStage = (
  usual: Pick<OpenOptions, 'blank' | 'permissions'> = {},
): Pick<Stage, 'baseUrl' | 'open' | 'recycle'> => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  }, 900_000)
  // A test that failed may still be busy with its pages.
  afterEach(({ task }) => (task.result?.state === 'fail' ? stage.discard() : stage.recycle()))
  afterAll(() => stage.close())
  return {
    get baseUrl() {
      return stage.baseUrl
    },
    open: (target, options) => stage.open(target, { ...usual, ...options }),
    recycle: () => stage.recycle(),
  }
}
