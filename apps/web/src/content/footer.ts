/** The footer's columns of links (row N-03). */
export const footer = {
  columns: [
    [
      'Product',
      [
        ['/create/free', 'Free Logo Builder'],
        ['/create/kit', 'AI Brand Kit Generator'],
        ['/pricing', 'Pricing'],
        ['/dashboard', 'My Kits'],
      ],
    ],
    [
      'Resources',
      [
        ['/design-tips', 'Design Tips'],
        ['/brand-guidelines', 'Brand Guidelines'],
        ['/help-center', 'Help Center'],
        ['/api-documentation', 'API Documentation'],
      ],
    ],
    [
      'Company',
      [
        ['/about-us', 'About Us'],
        ['/contact', 'Contact'],
        ['/privacy-policy', 'Privacy Policy'],
        ['/terms-of-service', 'Terms of Service'],
      ],
    ],
  ],
  about: 'Brandwright turns a business name into a brand, starting with true-vector logos drawn for that name.',
  /** Places we are not at yet. */
  social: ['Instagram', 'LinkedIn', 'Pinterest'],
  socialNote: 'Coming soon:',
} as const;
