/** Why a rule may be used, where the reason is always the same: the rule as it is shown, and its sentence. */
export const REASONS = {
  // Factoring
  'See the square of a sum': 'First squared, twice the product, second squared.',
  'Group and take out': 'From each pair take out what it shares; the same bracket is left in both.',
  'Group in pairs': 'From each pair take out what it shares; the same bracket is left in both.',
  // Powers
  'Add the exponents': 'A power with a sum in the exponent is a product of powers.',
  'Zero as exponent': 'Anything but zero to the power of zero is one.',
  'Power of a power': 'The exponents are multiplied.',
  'Multiply the exponents': 'A power of a power keeps its base.',
  'Power of a product': 'Every factor gets the exponent.',
  'Work out each power': 'Numbers are multiplied by themselves; for letters the exponents are multiplied.',
  'Power of a fraction': 'Top and bottom both get the exponent.',
  'Work out the power': 'A power is repeated multiplication.',
  'Write the power out': 'The small number says how often the base is multiplied by itself.',
  'Negative exponent': 'A minus in the exponent means: one divided by the power with a plus.',
  'Fraction as exponent': 'The bottom of the exponent says which root, the top which power.',
  'Work out the root and the power': 'The root first keeps the numbers small.',
  'Multiply out': 'Every term is multiplied by every term, then like terms are combined.',
  'Work out each term': 'Numbers are multiplied, exponents are added up.',
  // Products
  'Multiply by zero': 'Anything times zero is zero.',
  'Work out top and bottom': 'Both are plain products now.',
  'Reduce the fraction': 'Top and bottom are divided by the same number, which changes nothing.',
  'Sort the factors': 'In a product the order does not matter: numbers first, then letters.',
  'Multiply the roots':
    'The product of roots is the root of the product; what comes out of the root goes in front.',
  Multiply: 'Numbers are multiplied; for the same letter the exponents are added.',
  'Multiply the numbers': 'Top times top and bottom times bottom; the letters wait.',
  'Write it as one fraction': 'Fractions are multiplied top by top and bottom by bottom.',
  'Multiply what stands in front': 'The factors outside the brackets are multiplied first.',
  'Work out the products': 'Numbers are multiplied; for the same letter the exponents are added.',
  'Combine like terms': 'Terms with the same letters are counted together.',
  // Quotients
  Divide: 'See how often the second number fits into the first.',
  'Make the divisor a whole number':
    'Multiply both numbers by the same power of ten; the result stays the same.',
  'Multiply by the fraction turned over':
    'Dividing by a fraction is the same as multiplying by it turned upside down.',
  'Multiply top by top and bottom by bottom': 'That is how fractions are multiplied.',
  Simplify: 'It is the same value, written shorter.',
  'Multiply on top and below': 'First each side of the line is written as short as possible.',
  'Numbers with numbers, letters with letters': 'A fraction of products is a product of fractions.',
  'Reduce each fraction':
    'Divide the numbers by what they share; for the same letter subtract the exponents.',
  'Divide every term': 'A sum is divided by dividing each of its terms.',
  'Put both under one root': 'A quotient of roots is the root of the quotient.',
  'Divide under the root': 'Reduce the fraction under the root.',
  'Take out of the root what comes out': 'Every full square leaves the root.',
  'Multiply top and bottom by the same': 'The root below goes away when it is multiplied by its partner.',
  'Write all fractions over one bottom':
    'Every bottom goes into the common bottom; multiply top and bottom of each fraction by what is missing.',
  'Add the tops': 'Fractions with the same bottom are added by adding their tops.',
  'Combine like terms on top': 'Terms with the same letters are counted together.',
  'Factor the top': 'What stands as a factor both on top and below can be cancelled.',
  'Cancel what is the same': 'A factor on top and the same factor below divide to one.',
  'Factor top and bottom': 'Only factors can be cancelled, so write sums as products.',
  Cancel: 'Divide the numbers by what they share; for the same letter subtract the exponents.',
  // Roots, numbers and sums
  'Split off the root of −1': 'No real number squared is negative; the root of −1 is called i.',
  'Write i for the root of −1': 'i is the number whose square is −1.',
  'Root of a fraction': 'Take the root of the top and the root of the bottom.',
  'Work out the roots': 'No root is left below the line.',
  'Tidy up': 'Written in the usual order, it is the same expression.',
  'Take the opposite': 'Minus a minus is a plus.',
  'Write the percent as a fraction': 'Percent means: of every hundred.',
  'Write the mixed number as one fraction': 'Multiply the whole number by the bottom and add the top.',
  'Take the brackets away':
    'A plus in front changes nothing; a minus in front turns every sign inside around.',
  Add: 'Put the two amounts together.',
  Subtract: 'Go down from the first number by the second.',
  'Work out the top': 'The top is a plain sum.',
  'Put like terms side by side':
    'Terms with the same letters belong together; the order of a sum does not matter.',
  'Write it as a mixed number': 'See how often the bottom fits into the top; the rest stays on top.',
  'Write it as one sum': 'Multiply out and combine like terms first.',
  // Equations of one unknown
  'Get the absolute value alone': 'Bring everything else to the other side.',
  'An absolute value is never negative': 'It is a distance from zero.',
  'Two cases': 'Two numbers have this distance from zero: one on each side.',
  'Solve both': 'Each case is an equation of its own.',
  'Set every factor to zero': 'A product is zero exactly when one of its factors is zero.',
  'Solve each one': 'Each factor gives its own equation.',
  'Write both sides with the same base': 'Then only the exponents differ.',
  'Compare the exponents': 'Powers of the same base are equal when their exponents are.',
  'Get the power alone': 'Bring everything else to the other side.',
  'A power of a positive number is never zero or negative': 'So nothing can make this line true.',
  'Take the logarithm of both sides': 'The logarithm is the exponent that the base needs.',
  'Solve for the power first': 'Read the power as one unknown; it can only be positive.',
  'Take the logarithm': 'The logarithm is the exponent that the base needs.',
  'Read off the solution': 'These are all the numbers that make the first line true.',
  'Bring everything to the left':
    'Subtract the right side from both sides, so that zero stands on the right.',
  'Write it as one logarithm':
    'Adding logarithms multiplies what is inside; subtracting divides; a factor in front becomes an exponent.',
  'Undo the logarithm': 'The base to the power of the logarithm gives back what is inside.',
  'Factor as far as it goes': 'A product is zero when one of its factors is.',
  Factor: 'Write the sum as a product of simpler factors.',
  'Use the quadratic formula': 'x = (−b ± √(b² − 4ac)) / (2a) with the numbers of this equation.',
  'Work out what stands under the root': 'Its sign says how many solutions there are.',
  'Complete the square': 'Add the square of half the number in front of the unknown to both sides.',
  'Write the left side as a square': 'Three terms that make up the square of a sum.',
  'Take the square root of both sides': 'Two numbers have the same square: one positive, one negative.',
  'Work out the right side': 'The numbers are put together.',
  'Multiply both sides by the common bottom': 'Then every fraction goes away. The bottom must not be zero.',
  'Cancel and multiply out': 'In every term the bottom cancels.',
  'Get the root alone': 'Bring everything else to the other side.',
  'Work out both sides': 'Combine like terms and work out the numbers.',
  'Solve for the root first': 'Read the root as one unknown; the equation in it is easier.',
  'Raise to the power': 'That undoes the root.',
  'Swap the sides': 'An equation may be read from right to left; a comparison sign turns with it.',
  'Try every value in the first line':
    'Along the way a value may come in that does not make the first line true, or divides by zero there; it is no solution.',
  // Systems
  'Sort the equations': 'Unknowns on the left, numbers on the right.',
  'The lines contradict each other': 'One of them can never be true.',
  'Put the value into the other equation': 'That gives the other unknown.',
  // Angles
  'Take the angles from the unit circle': 'Within one full turn, from 0 up to 2π.',
} as const;

/** A rule whose reason stands in the table. */
export type Rule = keyof typeof REASONS;
