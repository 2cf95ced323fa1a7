import { subject } from '../table.ts';

export const ECONOMICS = subject(
  'economics',
  `
consumption | $ | consumption, consumer spending, household spending | |
investment | $ | investment, investment spending | |
government spending | $ | government spending, government purchases, government expenditure | |
exports | $ | exports | |
imports | $ | imports | |
net exports | $ signed | net exports, trade balance | |
GDP | $ | gdp, gross domestic product, nominal gdp | |
real GDP | $ | real gdp | |
deflator | 1 | gdp deflator, deflator, price deflator | |
population | 1 | population | people, inhabitants |
GDP per person | $ | gdp per capita, gdp per person, gdp per head | |
unemployed | 1 | number of unemployed, unemployed people, unemployed workers, unemployed | |
employed | 1 | number of employed, employed people, employed workers, employed | |
labour force | 1 | labor force, labour force | |
unemployment rate | % | unemployment rate, rate of unemployment | |
adults | 1 | adult population, working-age population | |
participation rate | % | participation rate, labor force participation rate, labour force participation rate | |
propensity to consume | 1 | marginal propensity to consume, mpc | |
propensity to save | 1 | marginal propensity to save, mps | |
multiplier | 1 | spending multiplier, expenditure multiplier, fiscal multiplier, multiplier | |
reserve ratio | % | reserve ratio, required reserve ratio, reserve requirement | |
money multiplier | 1 | money multiplier | |
nominal rate | % | nominal interest rate, nominal rate | |
real rate | % signed | real interest rate, real rate | |
inflation | % | inflation rate, inflation, rate of inflation | |
quantity change | % signed | percentage change in quantity, percentage change in quantity demanded, change in quantity demanded, percent change in quantity | |
price change | % signed | percentage change in price, change in price, percent change in price | |
price elasticity | 1 signed | price elasticity of demand, price elasticity, elasticity of demand | | elasticity
income change | % signed | percentage change in income, change in income, percent change in income | |
income elasticity | 1 signed | income elasticity of demand, income elasticity | |
old index | 1 | old price index, price index of the first year, cpi of the first year, old cpi | |
new index | 1 | new price index, price index of the second year, cpi of the second year, new cpi | |
money supply | $ | money supply | |
velocity of money | 1 | velocity of money | |
price level | 1 | price level | |
real output | $ | real output | |
tax multiplier | 1 signed | tax multiplier | |
disposable income | $ | disposable income | |
private saving | $ signed | private saving, savings of households, saving | |
other price change | % signed | percentage change in the price of the other good | |
cross elasticity | 1 signed | cross elasticity, cross-price elasticity, cross elasticity of demand | |
`,
  `
GDP by spending | Y = C + I + G + N | Y GDP, C consumption, I investment, G government spending, N net exports |
Net exports | N = X - M | N net exports, X exports, M imports |
Real GDP | R = 100*Y/D | R real GDP, Y GDP, D deflator |
GDP per person | p = Y/n | p GDP per person, Y GDP, n population | per-thing
Unemployment rate | u = n/L | u unemployment rate, n unemployed, L labour force |
Labour force | L = n + w | L labour force, n unemployed, w employed |
Participation rate | p = L/a | p participation rate, L labour force, a adults |
Consume or save | c + s = 1 | c propensity to consume, s propensity to save |
Spending multiplier | k = 1/s | k multiplier, s propensity to save |
Money multiplier | k = 1/r | k money multiplier, r reserve ratio | ratio
Real interest rate | r = n - p | r real rate, n nominal rate, p inflation |
Price elasticity | E = q/p | E price elasticity, q quantity change, p price change | change
Income elasticity | E = q/y | E income elasticity, q quantity change, y income change | change
Inflation from a price index | i_0 = (b - a)/a | i_0 inflation, b new index, a old index | plural
Equation of exchange | M*V = P*Q | M money supply, V velocity of money, P price level, Q real output |
Tax multiplier | t = -c/s | t tax multiplier, c propensity to consume, s propensity to save |
Saving | s = y - c | s private saving, y disposable income, c consumption |
Cross elasticity | E = q/p | E cross elasticity, q quantity change, p other price change | change
`,
);
