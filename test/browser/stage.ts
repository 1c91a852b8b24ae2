/**
 * A served site and a browser in front of it, with a watch over everything a page must not do.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { createApp } from '../../src/app/create-app.ts'
import { createRequestListener } from '../../src/node/request-listener.ts'
import { loadCatalog, loadSite } from '../catalog.ts'
import { findChromium } from './chromium.ts'

export type Stage = {
  baseUrl: string
  /** Opens an address in a fresh context. */
  open(target: string, options?: BrowserContextOptions): Promise<Watched>
  close(): Promise<void>
}

/** A page, and what it did that it must not: console errors, policy reports, requests to other hosts. */
export type Watched = { page: Page; faults: string[] }

/** Reports what only the page itself can see: refusals by the policy, and layout shifts. */
const watchInside = (): void => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`policy: ${violatedDirective} ${blockedURI}`),
  )
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
  const shifts: string[] = []
  Object.assign(globalThis, { layoutShifts: shifts })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const nodes = sources.map(({ node }) =>
        (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 90),
      )
      // Less than 0.0001 is the end of a chunk of HTML within a line.
      if (!hadRecentInput && value >= 0.0001) shifts.push(`${value.toFixed(5)}: ${nodes.join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const watch = (page: Page, baseUrl: string): string[] => {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => {
    const url = request.url()
    if (!/^(?:blob|data):/.test(url) && !url.startsWith(`${baseUrl}/`)) faults.push(`asked ${url}`)
  })
  return faults
}

const listen = async (): Promise<{ baseUrl: string; close(): void }> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const app = createApp({ catalog: await loadCatalog(), site: await loadSite(), baseUrl })
  server.on('request', createRequestListener(app))
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

/** Starts both. */
export const openStage = async (): Promise<Stage> => {
  const [server, browser] = await Promise.all([listen(), launch()])
  return {
    baseUrl: server.baseUrl,
    async open(target, options = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
      await context.addInitScript(watchInside)
      const page = await context.newPage()
      const faults = watch(page, server.baseUrl)
      await page.goto(server.baseUrl + target, { waitUntil: 'load' })
      return { page, faults }
    },
    async close() {
      await browser.close()
      server.close()
    },
  }
}
