import { subject } from '../table.ts';

export const MONEY = subject(
  'money',
  `
principal | $ bare | principal, starting capital, initial investment, capital, deposit, amount borrowed, initial balance | invest, invests, invested, put, puts, deposit, deposits, deposited, borrow, borrows, borrowed, lend, lends, save, saves, loan, bank | principal
simple interest | $ | simple interest, interest | | interest
interest rate | % bare | interest rate, annual interest rate, rate of interest, rate, annual rate | interest, at, simple, per year, a year, annually, p.a., compounded | interest rate, rate
years | year pure bare | years, term, time, number of years | for, after, years, over | how many years, time
simple balance | $ | total amount, balance, final amount, amount repaid | | how much money, balance, what is it worth, how much is in the account, how much money is in, amount
compound balance | $ | compound amount, final balance, future value, final value, accumulated value | grows to | how much money, what is it worth, worth, balance, value, how much is in the account, how much money is in, amount
compound interest | $ | compound interest earned, compound interest | | interest
list price | $ bare | original price, list price, regular price, marked price, retail price, normal price, price before the discount | costs, cost, price, priced at, was | original price, regular price, list price
discount rate | % bare | discount rate, percentage discount, percent off, percentage of the discount | discount, off, sale, reduced by, marked down |
discount | $ | amount of the discount, discount amount, amount saved, savings | off | discount, how much do you save, how much do i save, how much is saved
sale price | $ | sale price, discounted price, reduced price, price after the discount | now, pay, pays, paid, sold for, on sale for | price, what do i pay, what do you pay, how much do i pay, how much do you pay, pay
net price | $ bare | net price, price before tax, pretax price, price without tax | costs, cost, price, bill, meal | price before tax
tax rate | % bare | tax rate, sales tax rate, vat rate | sales tax, vat, tax |
tax | $ | amount of tax, tax amount, sales tax amount | | tax, sales tax, vat
gross price | $ | gross price, price with tax, price including tax, total price, total cost with tax | | total price, total cost, price with tax, how much in total
bill | $ bare | bill, meal price, restaurant bill | bill, meal, dinner, check, lunch |
tip rate | % bare | tip rate, tip percentage | tip | tip rate
tip | $ | tip amount, tip | | how much tip, how much is the tip
sales value | $ bare | sales value, value of the sales, amount of sales, total sales | sells, sold, sales, house |
commission rate | % bare | commission rate, rate of commission | commission | commission rate
commission | $ | commission, amount of commission | | earn
cost price | $ | cost price, purchase price, buying price | buys, bought, costs, cost, pays |
selling price | $ | selling price | sells, sold, sell, resells | selling price
profit | $ signed | profit, gain | profit of |
markup rate | % | markup rate, markup, percent markup | markup, marked up |
profit rate | % | profit percentage, percent profit, percentage profit, profit percent | profit | profit percentage
revenue | $ | revenue, total revenue, sales revenue, turnover | |
total cost | $ | total cost, total costs, costs, total expenses, expenses | | total cost
fixed costs | $ | fixed cost, fixed costs, overhead | |
variable cost | $ | variable cost per unit, unit variable cost, variable costs per unit, variable cost | variable, to make each, to make one |
unit price | $ | price per unit, unit price, selling price per unit, price of one unit | sells, each, sold for, per unit, a piece, apiece, per item |
units sold | 1 | number of units, units sold, quantity sold, units, number of units sold | units, items, pieces |
break-even units | 1 | break-even units, break-even point, break-even quantity | | break even, break-even, how many units
contribution | $ | contribution margin, contribution margin per unit, contribution per unit | |
hourly wage | $/h bare | hourly wage, wage, pay rate, hourly rate | earns, makes, paid |
hours worked | h bare | hours worked, working time, working hours | works, worked, for | how many hours
earnings | $ | earnings, gross pay, total pay, wages, pay | earned | pay, earn
assets | $ | assets, total assets | |
liabilities | $ | liabilities, total liabilities | |
equity | $ signed | equity, owner's equity, shareholders' equity, net worth | |
current assets | $ | current assets | |
current liabilities | $ | current liabilities | |
current ratio | 1 | current ratio | |
working capital | $ signed | working capital | |
net income | $ signed | net income, net profit | |
return on assets | % | return on assets, roa | |
return on equity | % | return on equity, roe | |
profit margin | % | profit margin, net profit margin | |
net sales | $ | net sales, sales | |
purchase cost | $ | cost of the machine, cost of the equipment, acquisition cost, cost of the asset, original cost | costs, cost, bought for, buys |
salvage value | $ | salvage value, residual value, scrap value | |
useful life | year pure | useful life, service life, life | useful, lasts |
depreciation | $ | annual depreciation, yearly depreciation, depreciation per year, depreciation, straight-line depreciation | |
share price | $ | price of a share, share price, stock price, price per share | share, stock |
earnings per share | $ | earnings per share, eps | |
price-earnings ratio | 1 | price-earnings ratio, p/e ratio, price to earnings ratio, price-to-earnings ratio | |
home amount | $ | invested amount, cost of the investment, amount invested | invest, invested |
investment gain | $ signed | gain on the investment, investment gain, return in dollars | |
return on investment | % | return on investment, roi | |
continuous rate | % | continuous interest rate, continuously compounded rate | |
cost of goods | $ | cost of goods sold, cogs | |
gross profit | $ signed | gross profit | |
gross margin | % | gross margin, gross profit margin | |
shares | 1 | number of shares, shares outstanding, shares | |
dividend | $ | dividend per share, annual dividend per share, dividend | |
dividend yield | % | dividend yield | |
asset turnover | 1 | asset turnover, asset turnover ratio | |
debt ratio | 1 | debt ratio | |
debt-to-equity ratio | 1 | debt-to-equity ratio, debt to equity ratio | |
inventory | $ | inventory | |
quick ratio | 1 | quick ratio, acid-test ratio | |
average inventory | $ | average inventory | |
inventory turnover | 1 | inventory turnover, inventory turnover ratio | |
`,
  `
Simple interest | I = P*r*t | I simple interest, P principal, r interest rate, t years | !simple-interest yearly
Balance with simple interest | A = P + I | A simple balance, P principal, I simple interest | !simple-interest yearly
Compound interest by the year | A = P*(1 + r)^t | A compound balance, P principal, r interest rate, t years | !compound !yearly
Compound interest earned | I = A - P | I compound interest, A compound balance, P principal | !compound yearly
Discount | D = p*r | D discount, p list price, r discount rate | !off increase
Price after a discount | s = p*(1 - r) | s sale price, p list price, r discount rate | !off increase
Discount in money | s = p - D | s sale price, p list price, D discount | !off increase
Tax | T = n*r | T tax, n net price, r tax rate | !tax percent-of
Price with tax | g = n*(1 + r) | g gross price, n net price, r tax rate | !tax total
Tip | T = b*r | T tip, b bill, r tip rate | !tip percent-of
Commission | C = s*r | C commission, s sales value, r commission rate | !commission percent-of
Profit | G = s - c | G profit, s selling price, c cost price | !trade
Selling price with a markup | s = c*(1 + m) | s selling price, c cost price, m markup rate | !markup trade
Profit percentage | q = G/c | q profit rate, G profit, c cost price | !trade percent-of
Profit of a business | G = R - C | G profit, R revenue, C total cost |
Revenue | R = p*n | R revenue, p unit price, n units sold | per-thing
Total cost | C = F + v*n | C total cost, F fixed costs, v variable cost, n units sold | per-thing
Break-even point | n = F/(p - v) | n break-even units, F fixed costs, p unit price, v variable cost | !break-even per-thing
Contribution margin | c = p - v | c contribution, p unit price, v variable cost | per-thing
Wage | W = w*h | W earnings, w hourly wage, h hours worked |
Equity | q = a - b | q equity, a assets, b liabilities |
Current ratio | r = a/b | r current ratio, a current assets, b current liabilities | ratio
Working capital | w = a - b | w working capital, a current assets, b current liabilities |
Return on assets | r = n/a | r return on assets, n net income, a assets |
Return on equity | r = n/q | r return on equity, n net income, q equity |
Profit margin | r = n/s | r profit margin, n net income, s net sales |
Straight-line depreciation | d = (c - s)/t | d depreciation, c purchase cost, s salvage value, t useful life | !straight-line yearly
Price-earnings ratio | r = p/q | r price-earnings ratio, p share price, q earnings per share | ratio per-thing
Return on investment | r = g/c | r return on investment, g investment gain, c home amount |
Continuous compounding | A = P*e^(r*t) | A compound balance, P principal, r continuous rate, t years | !continuous monthly compound yearly
Gross profit | G = R - C | G gross profit, R revenue, C cost of goods |
Gross margin | m = G/R | m gross margin, G gross profit, R revenue |
Earnings per share | q = n/s | q earnings per share, n net income, s shares | per-thing
Dividend yield | y = d/p | y dividend yield, d dividend, p share price | per-thing yearly
Asset turnover | t = s/a | t asset turnover, s net sales, a assets |
Debt ratio | r = b/a | r debt ratio, b liabilities, a assets |
Debt to equity | r = b/q | r debt-to-equity ratio, b liabilities, q equity |
Quick ratio | r = (a - v)/b | r quick ratio, a current assets, v inventory, b current liabilities |
Inventory turnover | t = C/v | t inventory turnover, C cost of goods, v average inventory | average
`,
);
