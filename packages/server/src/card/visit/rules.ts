import { isbot } from 'isbot'

/** Monitors that call themselves by a name only at the end of a browser's, and are not in the list yet. */
const monitors = /\b(?:GTmetrix|YLT Chrome)\b/

/**
 * Whether what a browser calls itself says that it is none of a person: search engines, link previews, headless browsers, monitors.
 * Many of them run scripts, so the page cannot tell. The list is kept by the package isbot; a robot that says it is a browser counts.
 */
export const isRobot = (userAgent: string): boolean => isbot(userAgent) || monitors.test(userAgent)
