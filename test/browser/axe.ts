/**
 * What axe finds on a page.
 */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Only what is in `include` is looked at, and nothing in `exclude`; all rules apply unless some are named. */
type Options = { include?: string; exclude?: readonly string[]; rules?: readonly string[] }

/** Each violation with the elements that it is about; empty for an accessible page. */
export async function violationsOn(page: Page, { include, exclude = [], rules }: Options = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (include !== undefined) axe.include(include)
  for (const selector of exclude) axe.exclude(selector)
  if (rules !== undefined) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** All that can differ between the themes of a page. */
export const colorRules = ['color-contrast', 'link-in-text-block']
