/**
 * The markup of every kind of page, checked against the HTML standard and the accessibility rules of html-validate.
 */
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { ask, loadApp } from './catalog.ts'

const app = await loadApp()

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard', 'html-validate:a11y'], rules: {} }),
)

/** Every kind of page, in different states; one family of the gallery, since all cards are alike. */
const pages = [
  '/?family=Architecture&theme=dark',
  '/?q=cache+in+a+funnel',
  '/diagrams/request-sequence',
  '/edit?recipe=request-sequence',
  '/compare',
  '/compare?ids=request-sequence',
  '/compare?ids=request-sequence,http-exchange',
  '/sandbox?endpoint=list_diagrams',
  '/docs',
  '/docs/looks',
  '/docs/mcp',
  '/diagrams/nothing-like-it',
  '/?family=Nope',
]

test.each(pages)('%s is valid', async (target) => {
  const html = await (await ask(app, target, { headers: { accept: 'text/html' } })).text()
  const { results } = await validator.validateString(html)
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${ruleId}, ${line}: ${message}`),
  )
  expect([...new Set(found)]).toEqual([])
  expect(html).toContain('<link rel="expect" href="#foot" blocking="render"/>')
  expect(html.match(/ id="foot"/g)).toHaveLength(1)
})
