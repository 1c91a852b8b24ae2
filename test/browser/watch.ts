/**
 * Watches a page for everything that it must not do.
 */
import type { Page } from 'playwright-core'

/** Reports what only the page itself can see: policy violations, and layout shifts. */
export const watchInside = (): void => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`policy: ${violatedDirective} ${blockedURI}`),
  )
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
  type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
  const shifts: string[] = []
  Object.assign(globalThis, { layoutShifts: shifts })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const nodes = sources.map(({ node, previousRect, currentRect }) => {
        const markup = (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 90)
        const places = [previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height].join(' '))
        return `${places.join(' → ')}: ${markup}`
      })
      if (!hadRecentInput) shifts.push(`${value.toFixed(5)}: ${nodes.join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Collects the violations of a page from now on. */
export const watch = (page: Page, baseUrl: string): string[] => {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`.trim())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => {
    const url = request.url()
    if (!/^(?:blob|data):/.test(url) && !url.startsWith(`${baseUrl}/`)) faults.push(`requested ${url}`)
  })
  return faults
}
