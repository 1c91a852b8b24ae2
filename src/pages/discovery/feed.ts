/**
 * `/feed.atom`: the recipes by the day of their review, the latest first (RFC 4287).
 */
import type { Recipe } from '../../catalog/recipe.ts'
import { escapeXml } from '../../render/markup.ts'
import type { PageContext } from '../page.ts'
import { firstSentence, siteDescription, siteName } from '../site-text.ts'
import { pictureAddress } from '../universal/picture-look.ts'

/** The feed as XML. Its dates are those of the reviews, so the same catalog gives the same feed. */
export function atomFeed({ service: { baseUrl, catalog } }: PageContext): string {
  const recipes = [...catalog.recipes].sort((a, b) => b.reviewed.localeCompare(a.reviewed)).slice(0, longest)
  const base = escapeXml(baseUrl)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${tagOf(baseUrl, 'feed')}</id>
<title>${siteName}</title>
<subtitle>${escapeXml(siteDescription)}</subtitle>
<updated>${atMidnight(recipes[0]?.reviewed ?? '1970-01-01')}</updated>
<author><name>${siteName}</name></author>
<icon>${base}/favicon.svg</icon>
<link rel="self" type="application/atom+xml" href="${base}/feed.atom"/>
<link rel="alternate" type="text/html" href="${base}/"/>
${recipes.map((recipe) => entry(recipe, baseUrl)).join('')}</feed>
`
}

/** How many recipes the feed holds at most. */
const longest = 50

const entry = ({ id, name, family, description, reviewed, scene }: Recipe, baseUrl: string): string => {
  const base = escapeXml(baseUrl)
  const picture = `${base}/${pictureAddress(id, { theme: 'light', accent: 'blue' })}`
  const image = `<img src="${escapeXml(picture)}" width="${scene.width}" height="${scene.height}" alt="${escapeXml(scene.title)}">`
  const html = `<p>${image}</p><p>${escapeXml(description)}</p>`
  return `<entry>
<id>${tagOf(baseUrl, `diagrams/${id}`)}</id>
<title>${escapeXml(name)}</title>
<updated>${atMidnight(reviewed)}</updated>
<category term="${escapeXml(family)}"/>
<link rel="alternate" type="text/html" href="${base}/diagrams/${id}"/>
<summary>${escapeXml(firstSentence(description))}</summary>
<content type="html">${escapeXml(html)}</content>
</entry>
`
}

/** A tag URI (RFC 4151): stays the same where the service moves to another scheme, port or path of its host. */
const tagOf = (baseUrl: string, name: string): string => `tag:${new URL(baseUrl).hostname},2026:${name}`

/** A day as the instant it begins, in UTC. */
const atMidnight = (day: string): string => `${day}T00:00:00Z`
