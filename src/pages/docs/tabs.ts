/**
 * Tabs in a chapter: a section that begins with a subsection shows its subsections as tabs (browser/tabs.ts);
 * without scripts they are stacked.
 */

/** The HTML of a chapter with its tabs marked. */
export function withTabs(html: string): string {
  return html.replace(tabbed, (_section, heading: string, id: string, subsections: string) => {
    const tabs = subsections.split(/(?=<h3 )/).map((subsection) => {
      const [, tab = ''] = /^<h3 id="([^"]+)"/.exec(subsection) ?? []
      return `<section class="tab" id="${tab}">${subsection.replace(/^<h3 id="[^"]+"/, '<h3')}</section>\n`
    })
    return `${heading}<section class="tabs" aria-labelledby="${id}">\n${tabs.join('')}</section>\n`
  })
}

/** A heading directly followed by a subheading, and everything up to the next heading of the first level. */
const tabbed = /(<h2 id="([^"]+)">[^\n]*<\/h2>\n)(<h3 [\s\S]*?)(?=<h2 |$)/g
