/**
 * The document head: titles, previews, structured data, styles, scripts.
 */
import { raw } from 'hono/html'
import type { FC } from 'hono/jsx'
import { markdownPath, type Page, type PageView, withQuery } from '../page.ts'
import { siteClaim, siteName } from '../site-text.ts'

/**
 * `<head>`. The theme script is not deferred: it sets the theme before anything is painted. And the first
 * paint waits for the foot, so that no half-read row moves when its rest arrives. Other scripts come after fonts and
 * pictures, which are seen first; the editor is nothing without its own.
 */
export function Head({ page, view }: Props) {
  const address = view.service.baseUrl + withQuery(page.path, page.query)
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{documentTitle(page)}</title>
      <meta name="description" content={page.description} />
      <meta name="color-scheme" content="light dark" />
      {untilFoot}
      <Assets page={page} view={view} />
      <link rel="icon" type="image/svg+xml" href={`${view.root}favicon.svg`} />
      {page.isErrorPage ? <meta name="robots" content="noindex" /> : <OtherForms {...{ page, view, address }} />}
      <Feeds {...{ page, view, address }} />
      {!page.isErrorPage && <Preview page={page} address={address} card={cardOf(page, view)} />}
      {page.structured && <script type="application/ld+json">{raw(structuredText(page.structured))}</script>}
    </head>
  )
}

// As text: the JSX library knows `blocking` only as an order to itself, and leaves it out.
const untilFoot = raw('<link rel="expect" href="#foot" blocking="render"/>')

type Props = { page: Page; view: PageView }

/** Styles, fonts and scripts. */
const Assets: FC<Props> = ({ page, view: { asset } }) => (
  <>
    <script src={asset('theme.js')}></script>
    <link rel="stylesheet" href={asset('site.css')} />
    {page.style && <link rel="stylesheet" href={asset(page.style)} />}
    {webFonts.map((name) => (
      <link rel="preload" href={asset(name)} as="font" type="font/woff2" crossorigin="" />
    ))}
    <script
      type="module"
      src={asset(page.script ?? 'page.js')}
      fetchpriority={page.section === 'editor' ? undefined : 'low'}
    ></script>
  </>
)

/** The one address of the page, and its Markdown version. */
const OtherForms: FC<Props & { address: string }> = ({ page, view: { root }, address }) => (
  <>
    <link rel="canonical" href={address} />
    <link rel="alternate" type="text/markdown" href={root + markdownPath(page).slice(1)} title="Markdown" />
  </>
)

/** What programs look for: the search, the feed, and how a recipe is embedded. */
const Feeds: FC<Props & { address: string }> = ({ page, view: { root, service }, address }) => (
  <>
    <link rel="search" type="application/opensearchdescription+xml" href={`${root}opensearch.xml`} title={siteName} />
    <link rel="alternate" type="application/atom+xml" href={`${root}feed.atom`} title={`${siteName}: new diagrams`} />
    {page.preview && (
      <link
        rel="alternate"
        type="application/json+oembed"
        href={`${service.baseUrl}/oembed?${new URLSearchParams({ url: address })}`}
        title={page.title}
      />
    )}
  </>
)

const documentTitle = ({ title }: Page): string =>
  title === siteName ? `${siteName}: ${siteClaim}` : `${title} · ${siteName}`

/** What a page is set in; the mono face comes when it is needed. */
const webFonts = ['inter-400.woff2', 'inter-600.woff2']

type Card = { address: string; alt: string }

const cardOf = ({ preview }: Page, { cards, service: { baseUrl }, site }: PageView): Card =>
  preview !== undefined && cards?.has(preview.id)
    ? { address: `${baseUrl}/cards/${preview.id}.png`, alt: preview.alt }
    : { address: `${baseUrl}/assets/${site.names['card.png']}`, alt: `${siteName}: ${siteClaim}` }

const Preview: FC<{ page: Page; address: string; card: Card }> = ({ page, address, card }) => (
  <>
    <meta property="og:site_name" content={siteName} />
    <meta property="og:type" content="website" />
    <meta property="og:title" content={page.title} />
    <meta property="og:description" content={page.description} />
    <meta property="og:url" content={address} />
    <meta property="og:image" content={card.address} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content={card.alt} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
)

// A data block: it runs nothing, and `<` must not end it early.
const structuredText = (structured: Record<string, unknown>): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...structured }).replaceAll('<', '\\u003c')
