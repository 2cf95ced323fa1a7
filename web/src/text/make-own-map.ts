/** From a drawn map to one's own. */
export const makeOwnText = {
  make: 'Make it your own',
  making: 'Copying the map',
  premiumTitle: 'Your own maps are part of Premium',
  premiumLead:
    'With Premium you can add, rename, move and colour entries, and your map is saved as you go. This map stays free: you can look at it, search it, practise from it and export it.',
  seePremium: 'See Premium',
  notNow: 'Not now',
} as const;
