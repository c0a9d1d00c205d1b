-- How a paid time went on stands beside it (0294): nobody looks for the next plan along this index any more, and each purchase wrote it.
drop index activation_next;
