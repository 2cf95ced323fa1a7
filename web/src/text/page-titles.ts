/** What each page is called, in menus, links and headings. */
export const pageTitles = {
  subscription: 'Billing',
  helpSupport: 'Help & Support',
  myNotes: 'My Notes',
  note: 'Note',
  tokens: 'My Usage',
  profile: 'Profile Settings',
  curriculum: 'Bring Your Own Book',
  pdfViewer: 'Reader',
  podcast: 'Podcast',
  createNotes: 'Create Notes',
  refer: 'Refer a Friend',
  goalSetting: 'Goal Setting',
  workingSession: 'Live AI Tutor',
  resources: 'Resources',
  settings: 'Settings',
  careers: "We're Hiring",
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  security: 'Security',
  accessibility: 'Accessibility',
  cookies: 'Cookies',
  blog: 'Blog',
  sitemap: 'Sitemap',
  search: 'Search',
} as const;

export type PageName = keyof typeof pageTitles;
