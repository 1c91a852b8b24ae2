/**
 * The gallery as Markdown: the same arrangement, as tables with links.
 */
import type { Service } from '../../http/service.ts'
import { firstSentence, lead, scoresNote, siteClaim, siteName, table } from '../site-text.ts'
import type { Arrangement, GroupEntry } from '../universal/arrange.ts'

/** An arrangement of the gallery. */
export function galleryMarkdown(service: Service, { groups, summary }: Arrangement): string {
  const tables = groups.map(
    ({ title, entries }) =>
      `## ${title}\n\n${table(
        ['Recipe', 'Id', 'Overall', 'What it shows'],
        entries.flatMap((entry) => row(entry, service)),
      )}`,
  )
  return [
    `# ${siteName}\n`,
    `${siteClaim}. ${lead}\n`,
    waysOn(service.baseUrl)
      .map((way) => `- ${way}\n`)
      .join(''),
    `${summary} ${scoresNote}\n`,
    ...tables,
  ].join('\n')
}

const waysOn = (baseUrl: string): string[] => [
  `Search: ${baseUrl}/?q=WORDS&family=FAMILY, or ${baseUrl}/api/diagrams?q=WORDS for JSON.`,
  `One diagram: ${baseUrl}/diagrams/ID.md; its scene: ${baseUrl}/api/diagrams/ID/scene; its SVG: ${baseUrl}/api/diagrams/ID/svg.`,
  `Two to four side by side: ${baseUrl}/compare.md?ids=ID,ID.`,
]

const row = ({ id, reason }: GroupEntry, { baseUrl, catalog }: Service): (string | number)[][] => {
  const recipe = catalog.find(id)
  if (recipe === undefined) return []
  const { name, overall, description } = recipe
  const words = reason === undefined ? '' : `${reason}. `
  return [[`[${name}](${baseUrl}/diagrams/${id})`, `\`${id}\``, overall, words + firstSentence(description)]]
}
